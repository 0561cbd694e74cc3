/** Copies what is selected in a field, the way for pages that are not served over https. */
function copySelected(text: string, beside: Element): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = 'true';
  // Below 16 pixels a phone would zoom in.
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0', fontSize: '16px' });
  const root = beside.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  beside.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Copies a text to the clipboard; call it from a click.
 * @param next to an element in whose place a field may be for a moment.
 * @returns whether it is copied.
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  if (!isSecureContext) return copySelected(text, beside);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A blog's policy can forbid the clipboard to the page that the panel is in.
    return copySelected(text, beside);
  }
}
