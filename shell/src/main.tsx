import './remotes/provide-runtime';
import '@cpal/shared/styles/layers.css';
import '@cpal/shared/styles/reset.css';
import '@cpal/shared/styles/tokens.css';
import { readPage } from '@cpal/shared/page';
import { startSession } from '@cpal/shared/session';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { registerReleases } from './remotes/load-remote';
import { claimPageStyles, preloadOnIntent } from './remotes/preload';
import { browserTokenStore } from './token-store';
import { installTrustedTypes } from './trusted-types';

const { remotes } = readPage();
const tokens = browserTokenStore();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

installTrustedTypes();
claimPageStyles();
registerReleases(remotes);
preloadOnIntent(remotes);
startSession(tokens);
if (tokens.read() !== null) warmUp();
createRoot(root).render(<App remotes={remotes} />);

/**
 * Whoever is logged in is about to open a member screen, and those are made of the controls. The
 * shell uses none of them itself; naming them here is also what puts them into its build.
 */
function warmUp() {
  // What fails now is fetched again when a screen needs it.
  import('@cpal/shared/controls').catch(() => undefined);
}
