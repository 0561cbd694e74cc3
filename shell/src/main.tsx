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
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element.');

installTrustedTypes();
claimPageStyles();
registerReleases(remotes);
preloadOnIntent(remotes);
startSession(browserTokenStore());
createRoot(root).render(<App remotes={remotes} />);
