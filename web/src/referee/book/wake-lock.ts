// A phone on the table stays awake while the book is open, where the browser allows it.
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = () => {
    if (!wanted || document.hidden) return;
    navigator.wakeLock.request('screen').then(
      (given) => {
        if (wanted) lock = given;
        else void given.release();
      },
      () => undefined,
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
