// A fair order of things, from the browser's own source of chance.
export function below(count: number): number {
  const limit = Math.floor(2 ** 32 / count) * count;
  for (;;) {
    const drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    if (drawn < limit) return drawn % count;
  }
}

export function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let left = order.length; left > 1; --left) {
    const chosen = below(left);
    const last = order[left - 1] as T;
    order[left - 1] = order[chosen] as T;
    order[chosen] = last;
  }
  return order;
}
