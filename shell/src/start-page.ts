import { readPage } from '@cpal/shared/page';
import { reloadOnEarlyMoves } from './early-moves';
import { askFirst } from './first-calls';
import { oncePainted } from './painted';
import { files } from './remotes/files';
import { maxStartMs, showStartFailure } from './start-failure';
import { heldAccessToken } from './token-store';

declare global {
  interface Document {
    /** Of browsers that render pages ahead. */
    prerendering?: boolean;
  }
}

/** How long a busy browser delays the shell at most, in milliseconds. */
const maxWaitMs = 3_000;

const firstTouches = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * What the inline script in the page's head does, the only one that runs before the shell's. A page that is
 * prerendered is not hydrated until the browser is idle or the visitor touches it. Of a member's screen the
 * first calls are sent.
 */
export function startPage(): void {
  globalThis.cpalFiles = files;
  reloadOnEarlyMoves();
  const { when, scripts, calls } = readPage().start;
  let hasStarted = false;

  function start() {
    if (hasStarted) return;
    hasStarted = true;
    // The shell hydrates a complete document only.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load);
    else load();
  }

  function load() {
    const [entry = '', ...others] = scripts;
    const fail = () => showStartFailure(scripts);
    files.load(entry).catch(fail);
    setTimeout(fail, maxStartMs);
    // What fails now is fetched again when the shell needs it.
    for (const file of others) files.fetch(file).catch(() => undefined);
  }

  function startWhenIdle() {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: maxWaitMs });
    else setTimeout(start);
  }

  function begin() {
    const token = heldAccessToken();
    const isMember = token !== null;
    // Until the shell has started, the navigation hides what is meant for visitors alone.
    document.documentElement.toggleAttribute('data-member', isMember);
    if (token !== null && calls.length > 0) askFirst(calls, token);
    if (isMember || when === 'now') start();
    else {
      whenLoaded(() => afterNextFrame(() => oncePainted(startWhenIdle)));
      for (const touch of firstTouches)
        addEventListener(touch, start, { once: true, passive: true });
    }
  }

  // A page that is rendered ahead of its visit asks for nothing until it is visited, and runs nothing.
  if (document.prerendering) document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

/** A page that was rendered ahead has loaded before it is visited. */
function whenLoaded(then: () => void) {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then);
}

/** A first part of the page may be painted before it is whole; the frame after `load` shows it all. */
const afterNextFrame = (then: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(then));
