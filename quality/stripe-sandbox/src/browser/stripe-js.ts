/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { startFrame } from './frame/start-frame';
import { createStripe } from './stripe';

/** The release that the loader expects; another one makes it warn on every page. */
const release = 'endive';

/**
 * One script for both sides: in the shop's page it defines `window.Stripe`, in the sandbox's own
 * frames, which mark their script tag, it runs the form.
 */
function start(script: HTMLScriptElement): void {
  const role = script.dataset['frame'];
  if (role !== undefined) {
    startFrame(role);
    return;
  }
  const { origin } = new URL(script.src);
  const open = (key: unknown) => {
    if (typeof key === 'string' && key.startsWith('pk_test_')) return createStripe(origin);
    throw new Error('The Stripe sandbox takes publishable test keys only: pk_test_…');
  };
  Object.assign(window, { Stripe: Object.assign(open, { version: release }) });
}

if (document.currentScript instanceof HTMLScriptElement) start(document.currentScript);
