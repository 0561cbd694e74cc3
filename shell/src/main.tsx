import '@cpal/shared/styles/layers.css';
import '@cpal/shared/styles/reset.css';
import '@cpal/shared/styles/tokens.css';
import './typeface/fallbacks.css';
import './typeface/typeface.css';
import { readPage } from '@cpal/shared/page';
import { untilReady } from '@cpal/shared/router-ready';
import { startSession } from '@cpal/shared/session';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { fallBack, hasFallenBack } from './remotes/load-remote';
import { claimPageStyles, preloadOnIntent } from './remotes/preload';
import { createRegistry } from './remotes/registry';
import { checkOnFocus, fetchReleases, serverAnswers } from './remotes/server-version';
import { createRouter } from './router';
import { findStartFailure } from './start-failure';
import { browserTokenStore } from './token-store';
import { installTrustedTypes } from './trusted-types';

/** After how many milliseconds the page is painted and has loaded all that it needs. */
const unhurried = 2_000;

const { own, shell, hydrates, start } = readPage();
const registry = createRegistry({ own, path: location.pathname }, fetchReleases);
const tokens = browserTokenStore();

// A task of its own: the one that ran the modules is long enough.
setTimeout(begin);
setTimeout(goOn, unhurried);

function begin() {
  installTrustedTypes();
  claimPageStyles(own);
  preloadOnIntent(registry);
  checkOnFocus();
  startSession(tokens);
  if (tokens.read() !== null) warmUp();
  void mount();
}

/** Hydrates the markup that the page was sent with, or replaces it with the rendered screen. */
async function mount() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element.');
  const router = await firstRouter();
  const hasFailed = router.state.errors !== null;
  // A page that can be read, with links that work, is more useful than a message of what failed.
  if (hasFailed && start.when === 'idle') return;
  // From here on the router follows links within the document.
  document.querySelector('script[type=speculationrules]')?.remove();
  const app = <App registry={registry} firstRouter={router} />;
  findStartFailure()?.remove();
  // In slices, between which the page answers; a press in the middle of them is answered first.
  startTransition(() => {
    if (hydrates && !hasFallenBack()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** The router of the first screen, of a previous release where the current one fails. */
async function firstRouter() {
  const router = createRouter(registry);
  await untilReady(router);
  const hasFailed = router.state.errors !== null && (await serverAnswers());
  if (!hasFailed || own === null || !fallBack(own)) return router;
  router.dispose();
  return firstRouter();
}

/**
 * Fetches the controls for a visitor who is logged in, since member screens are made of them. The
 * shell uses none of them itself; the import here is also what puts them into its build.
 */
function warmUp() {
  // What fails now is fetched again when a screen needs it.
  import('@cpal/shared/controls').catch(() => undefined);
}

/** Loads what is needed last: the other remotes' names, and what reports how the page fared. */
function goOn() {
  // A link asks for them once more.
  registry.complete().catch(() => undefined);
  // Without it, nothing is counted.
  import('./telemetry/telemetry').then(
    ({ startTelemetry }) => startTelemetry({ shell, remotes: registry.known }),
    () => undefined,
  );
}
