/** What a picture is made for: a row of a list, or a card to share. */
export const pictureSizes = ['thumbnail', 'card'] as const;

export type PictureSize = (typeof pictureSizes)[number];

/** Pixels of its side, twice the largest box that shows it, and its bytes at most. */
export const pictures: Readonly<Record<PictureSize, { side: number; maxBytes: number }>> = {
  thumbnail: { side: 160, maxBytes: 6 * 1024 },
  card: { side: 800, maxBytes: 100 * 1024 },
};
