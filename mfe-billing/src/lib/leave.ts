/**
 * Goes to a page outside the product.
 * @param onReturn called when the visitor comes back to this very page, as the browser kept it.
 */
export function leaveTo(url: string, onReturn: () => void): void {
  window.addEventListener('pageshow', onReturn, { once: true });
  window.location.assign(url);
}
