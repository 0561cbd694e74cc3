const shapes = {
  card: 'M3 6h18v12H3zM3 10.5h18M7 14.5h4',
  chart: 'M5 20v-8M12 20V4M19 20v-5',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-8l-4 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  key: 'M7.5 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11.5 12H21v4M17 12v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pause: 'M9 6v12M15 6v12',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
  play: 'M8 5.5v13l10.5-6.5z',
  star: 'M12 4l2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 16.9l-5.1 2.8L8 14l-4.2-4 5.7-.7z',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 11v5M13.5 11v5',
} as const;

export type IconName = keyof typeof shapes;

/** A line icon of 24 by 24; it says nothing to assistive technology, its button does. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
