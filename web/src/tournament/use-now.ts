// The server's time, a second at a time, for clocks.
import { useEffect, useState } from 'preact/hooks';
import { serverNow } from './live';

export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 500);
    return () => clearInterval(timer);
  }, []);
  return now;
}
