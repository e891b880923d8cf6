// The entry: draws the application into the page.
import { render } from 'preact';

function App() {
  return (
    <main>
      <h1>Kamchatka</h1>
    </main>
  );
}

const root = document.getElementById('app');
if (root) render(<App />, root);
