// Where things are on the board that is shown, read from what the board itself wrote into the page.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a territory's token stands, in pixels of the board. */
export function tokenSpot(board: Element, territory: string): Spot | null {
  const token = board.querySelector(`.board-token[data-territory="${territory}"]`);
  const place = token?.parentElement?.getAttribute('transform') ?? '';
  const [x, y] = place.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

/** A spot of the board in pixels of its box, as it is seen now: what its camera wrote last. */
export function seenSpot(board: Element, spot: Spot): Spot {
  const plane = board.querySelector<HTMLElement>('.board-plane');
  const numbers = plane?.style.transform.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number);
  const [x = 0, y = 0, zoom = 1] = numbers ?? [];
  return { x: x + spot.x * zoom, y: y + spot.y * zoom };
}

/** Keeps the element over a spot of the board, however the board is moved, for as long as it is there. */
export function follow(element: HTMLElement, board: Element, spot: Spot): void {
  const { x, y } = seenSpot(board, spot);
  element.style.transform = `translate(${x}px, ${y}px)`;
  requestAnimationFrame(() => {
    if (element.isConnected) follow(element, board, spot);
  });
}
