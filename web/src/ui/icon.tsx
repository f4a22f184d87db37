// icon.tsx: icons as paths on a 24x24 grid. They always come with a text, visible or for screen
// readers.
const paths = {
  home: 'M3 11.5 12 4l9 7.5M5.5 10v9.5h13V10M10 19.5v-5h4v5',
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.9M12 16.8v.1',
  settings: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5M15 5v4M9 10v4M13 15v4',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8 5.5v13M16 5.5v13',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
  learn: 'M3 9.5 12 5l9 4.5-9 4.5zM7 11.8V16c3 2.3 7 2.3 10 0v-4.2M21 9.5v5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v6M13.5 10.5v6',
  open: 'M4 19V5.5h5.5L11.5 8H18v3M4 19l3-8h14.5L19 19z',
  save: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 19.5h14',
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M6 11.5v8h12v-8',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-2.5',
  redo: 'M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h2.5',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  first: 'M17 5.5 10.5 12l6.5 6.5M6.5 5.5v13',
  last: 'M7 5.5l6.5 6.5L7 18.5M17.5 5.5v13',
  up: 'M5.5 14.5 12 8l6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  hint: 'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.5 10.9c.5.4.5.9.5 1.6h6c0-.7 0-1.2.5-1.6A6 6 0 0 0 12 3.5z',
  odds: 'M4 19.5h16M6.5 19v-6M12 19V5M17.5 19v-9',
  log: 'M6 4.5h12v15H6zM9 8.5h6M9 12h6M9 15.5h4',
  type: 'M4 6.5h16v11H4zM7.5 10l2.5 2-2.5 2M12.5 14.5h4',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M15.5 5.5a2.8 2.8 0 0 1 0 5.3M17 14.3c2 .6 3.2 2.2 3.5 4.7',
  computer: 'M5 5h14v10H5zM9 19.5h6M12 15v4.5M9.5 9v2M14.5 9v2',
  dice: 'M4.5 4.5h15v15h-15zM8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  more: 'M5.5 12v.1M12 12v.1M18.5 12v.1',
  skip: 'M5 6v12l7-6zM13 6v12l7-6z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  chat: 'M4 5h16v11h-9l-4 4v-4H4z',
  mute: 'M4 5h16v11h-9l-4 4v-4H4zM9 8l6 5M15 8l-6 5',
  flag: 'M6 20.5V4M6 5c4-2 8 2 12 0v8.5c-4 2-8-2-12 0',
  puzzle: 'M4 9h4.2a2.3 2.3 0 1 1 3.6 0H15v3.2a2.3 2.3 0 1 1 0 3.6V20H4z',
  warn: 'M12 4 2.5 20h19zM12 10v4.5M12 17.3v.1',
};
export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
