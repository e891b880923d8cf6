// Our own line icons, 24 by 24, drawn with the text colour. Decorative: the words are beside them
// or in the label of their button.
const paths = {
  back: 'M15 5l-7 7 7 7',
  backTurn: 'M12 5l-7 7 7 7M19 5l-7 7 7 7',
  board: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  bot: 'M5 9h14v10H5zM12 9V5M9 13v2M15 13v2M3 13v3M21 13v3',
  cards: 'M8 3h11v15H8zM8 6H5v15h11v-3',
  chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  check: 'M4 12l5 6L20 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7v5l3 3',
  close: 'M5 5l14 14M19 5L5 19',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  crown: 'M3 8l4 4 5-7 5 7 4-4-2 11H5z',
  dice: 'M4 4h16v16H4zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01',
  down: 'M5 9l7 7 7-7',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  flag: 'M6 21V4M6 5h12l-3 4 3 4H6',
  forward: 'M9 5l7 7-7 7',
  forwardTurn: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  gear: 'M10.4 2.5L13.6 2.5L13.9 5.0L15.6 5.8L17.5 4.2L19.8 6.5L18.2 8.4L19.0 10.1L21.5 10.4L21.5 13.6L19.0 13.9L18.2 15.6L19.8 17.5L17.5 19.8L15.6 18.2L13.9 19.0L13.6 21.5L10.4 21.5L10.1 19.0L8.4 18.2L6.5 19.8L4.2 17.5L5.8 15.6L5.0 13.9L2.5 13.6L2.5 10.4L5.0 10.1L5.8 8.4L4.2 6.5L6.5 4.2L8.4 5.8L10.1 5.0zM12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  keyboard: 'M3 7h18v10H3zM6.5 10h.01M10 10h.01M13.5 10h.01M17 10h.01M8 14h8',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  minus: 'M5 12h14',
  moon: 'M19 14A8 8 0 1 1 10 5a6 6 0 0 0 9 9z',
  mute: 'M4 9v6h4l5 4V5L8 9zM17 9l4 6M21 9l-4 6',
  offline: 'M3 9.5c5-5 13-5 18 0M6.5 13.5c3-3 8-3 11 0M12 18h.01M4 3l16 18',
  pause: 'M8 5v14M16 5v14',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 1 0 0 7M2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a3.5 3.5 0 0 1 0 6M18 14c3 1 4 3 4 6',
  play: 'M7 4l13 8-13 8z',
  plus: 'M12 5v14M5 12h14',
  quiet: 'M4 5h16v11H10l-5 4v-4H4zM9 8l6 6M15 8l-6 6',
  redo: 'M16 4l4 4-4 4M20 8H10a6 6 0 0 0 0 12h3',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 1 0 0-14M16 16l5 5',
  send: 'M3 4l18 8-18 8 3-8zM6 12h8',
  share: 'M12 15V4M8 7l4-4 4 4M5 12v8h14v-8',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.3L12 17l-5.7 3.2 1.5-6.3L3 9.6l6.3-.6z',
  stop: 'M6 6h12v12H6z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1',
  swords:
    'M4 4l10 10M4 4v4l8 8M4 4h4l8 8M13 19l6-6M17 17l3 3M20 4l-6 6M10 14l-4 4M5 13l6 6M4 20l3-3',
  tank: 'M3 14h18l-2 5H5zM7 14v-4h8v4M15 11h7',
  target: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 12h.01',
  transfer: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  undo: 'M8 4L4 8l4 4M4 8h10a6 6 0 0 1 0 12h-3',
  up: 'M5 15l7-7 7 7',
  upload: 'M12 16V5M7 9l5-5 5 5M4 20h16',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
