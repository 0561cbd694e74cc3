/** What the browser is asked to save; jsdom neither saves files nor gives them addresses. */
export function watchSaving() {
  const files: Blob[] = [];
  const links: { href: string; download: string }[] = [];
  const revoke = jest.fn();
  const createObjectURL = (file: Blob) => `blob:file-${files.push(file)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: revoke });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    links.push({ href: this.href, download: this.download });
  });
  return { files, links, revoke };
}
