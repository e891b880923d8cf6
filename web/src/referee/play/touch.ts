// An open book stays in touch with the server: what is new is brought, and what others have written
// looked for, now and then and after a gap.
import type { Book } from '../book/book';

const touchMs = 4_000;
// Whoever writes finds out by sending: only who watches has to look.
const writingMs = 12_000;

export function stayInTouch(book: Book): () => void {
  const again = () => {
    const writing = Date.now() - book.wroteAt < writingMs;
    if (book.waiting.value > 0) {
      if (!book.conflict.value) void book.send();
    } else if (!writing && document.visibilityState === 'visible') {
      void book.follow();
    }
  };
  const lost = () => {
    if (book.waiting.value > 0 || !navigator.onLine) book.connection.value = 'offline';
  };
  window.addEventListener('online', again);
  window.addEventListener('offline', lost);
  document.addEventListener('visibilitychange', again);
  const timer = setInterval(again, touchMs);
  again();
  return () => {
    window.removeEventListener('online', again);
    window.removeEventListener('offline', lost);
    document.removeEventListener('visibilitychange', again);
    clearInterval(timer);
  };
}
