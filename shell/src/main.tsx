import './remotes/provide-runtime';
import '@cpal/shared/styles/layers.css';
import '@cpal/shared/styles/reset.css';
import '@cpal/shared/styles/tokens.css';
import './typeface/fallbacks.css';
import { readPage } from '@cpal/shared/page';
import { untilReady } from '@cpal/shared/router-ready';
import { startSession } from '@cpal/shared/session';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { hasFallenBack, registerReleases } from './remotes/load-remote';
import { claimPageStyles, preloadOnIntent } from './remotes/preload';
import { createRouter } from './router';
import { browserTokenStore } from './token-store';
import { installTrustedTypes } from './trusted-types';
import { showTypeface } from './typeface/typeface';

const { remotes, hydrates, start } = readPage();
const tokens = browserTokenStore();

installTrustedTypes();
claimPageStyles();
registerReleases(remotes);
preloadOnIntent(remotes);
startSession(tokens);
if (tokens.read() !== null) warmUp();
void mount();

/** Hydrates the markup that the page was sent with, or replaces it with the rendered screen. */
async function mount() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element.');
  const router = createRouter(remotes);
  await untilReady(router);
  showTypeface(router);
  const hasFailed = router.state.errors !== null;
  // A page that can be read, with links that work, is more useful than a message of what failed.
  if (hasFailed && start.when === 'idle') return;
  const app = <App remotes={remotes} firstRouter={router} />;
  if (hydrates && !hasFallenBack()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/**
 * Fetches the controls for a visitor who is logged in, since member screens are made of them. The
 * shell uses none of them itself; the import here is also what puts them into its build.
 */
function warmUp() {
  // What fails now is fetched again when a screen needs it.
  import('@cpal/shared/controls').catch(() => undefined);
}
