import { findChromium } from '../tools/system';

/** How Chromium is started everywhere: the system's own, headless, talking to nobody but the page. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
