/** Hands a `mailto:` address to the visitor's mail program; the page stays where it is. */
export function openMail(mailto: string): void {
  window.location.assign(mailto);
}
