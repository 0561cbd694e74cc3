/*
 * A part of each front end's development build: exchanges the modules that changed. Where one of them
 * cannot be exchanged, as a route or the client of an API, the document is loaded again.
 */

/** Filled in by the build. */
declare const frontEndName: string;

let wanted = __webpack_hash__;
let isUpdating = false;

const isStyle = (module: string | number) => String(module).endsWith('.css');

/** @returns whether the page now shows what changed. */
async function exchange(): Promise<boolean> {
  try {
    const modules = await import.meta.webpackHot.check(true);
    // The server does not know any longer what has changed since.
    if (modules === null) return false;
    return cpalCanRefresh || modules.every(isStyle);
  } catch (error) {
    console.warn(`${frontEndName} is loaded again.`, error);
    return false;
  }
}

async function update(): Promise<void> {
  if (isUpdating || wanted === __webpack_hash__) return;
  isUpdating = true;
  const isShown = await exchange();
  isUpdating = false;
  if (!isShown) return location.reload();
  // Another compilation may have ended meanwhile.
  await update();
}

cpalUpdates.addEventListener(frontEndName, (event) => {
  if (!(event instanceof CustomEvent) || typeof event.detail !== 'string') return;
  wanted = event.detail;
  void update();
});
