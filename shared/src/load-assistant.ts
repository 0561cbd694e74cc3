let tries = 0;

/**
 * Brings the assistant into the page, with the panel open, as a blog's page does: at the element
 * that has `data-cpal`. A module runs once per address, so each time has its own.
 * @returns whether it is there.
 */
export async function loadAssistant(): Promise<boolean> {
  tries += 1;
  const script: string = `/w/demo.js?${tries}`;
  try {
    await import(/* webpackIgnore: true */ script);
  } catch {
    return false;
  }
  return document.querySelector('cpal-assistant') !== null;
}
