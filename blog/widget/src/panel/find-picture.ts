import { webAddress } from './web-address';

/** The picture that the page names for itself, which its visitors see wherever it is shared. */
export const findPicture = (): string | null =>
  webAddress(document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? null);
