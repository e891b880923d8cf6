// The board behind the first words: a position of a game that was played. It comes when the page is
// already there, and is a picture: nothing on it can be reached.
import { lazily } from '../ui/lazy';

const HeroScene = lazily(async () => (await import('./hero-scene')).HeroScene);

export function HeroBoard() {
  return (
    <div class="hero-board" aria-hidden="true" inert>
      <HeroScene />
    </div>
  );
}
