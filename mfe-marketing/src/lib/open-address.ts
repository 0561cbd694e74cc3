/** Follows an address as a link would: a `mailto:` one opens the mail program and the page stays. */
export function openAddress(address: string): void {
  window.location.assign(address);
}
