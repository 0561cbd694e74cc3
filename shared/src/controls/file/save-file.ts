import type { SentFile } from '../../api/http';

/** Has the browser save a file that was made here or came by a call: a link carries no bearer. */
export function saveFile({ name, content }: SentFile): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser has taken the file up by the next task; until then the address must hold.
  setTimeout(() => URL.revokeObjectURL(href));
}
