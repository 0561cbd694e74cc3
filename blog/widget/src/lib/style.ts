/**
 * Gives a shadow root its styles as a constructed sheet, which no policy of the blog forbids; older
 * browsers get an element.
 */
export function adopt(root: ShadowRoot, css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } catch {
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
}
