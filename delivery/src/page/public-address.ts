import type { BuildPage } from '../store/build-page';

/**
 * The one address under which search engines know a page, absolute.
 * @returns null for a page that is not for them, or that has an address per parameter.
 */
export const publicAddress = ({ path, description }: BuildPage, publicUrl: string): string | null =>
  description === null || /[:*]/.test(path) ? null : new URL(path, publicUrl).href;
