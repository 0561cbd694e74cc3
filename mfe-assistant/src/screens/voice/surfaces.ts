/** What the panel's text stands on, on light and on dark blogs; as in widget/src/panel/frame.ts. */
export const surfaces = { light: '#ffffff', dark: '#1c1a19' } as const;
