import type { SentFile } from '@cpal/shared/api';

/** Has the browser save a file that a call brought: a link alone could not carry the bearer. */
export function saveFile({ name, content }: SentFile): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has taken the file up by the next task; until then the address must hold.
  setTimeout(() => URL.revokeObjectURL(href));
}
