/*
 * The first script of a page under development, before React: React reports to Fast Refresh only where
 * it finds it at its start. All front ends of the page share its state, and one connection to the server.
 */
import * as refreshRuntime from 'react-refresh/runtime';
import type { Update } from '../update';

/** Where the server tells of updates, and whether it compiles the shell; it fills both in. */
declare const updatesUrl: string;
declare const isShellCompiled: boolean;

refreshRuntime.injectIntoGlobalHook(window);
const updates = new EventTarget();
Object.assign(globalThis, {
  cpalRefreshRuntime: refreshRuntime,
  // By this name the builds know that they have nothing more to inject.
  __reactRefreshInjected_cpal: true,
  cpalUpdates: updates,
  cpalCanRefresh: isShellCompiled,
});

let source: EventSource | null = null;

/** A hidden page lets go of its connection: a browser has six for a server, whatever the tabs. */
function connect() {
  source?.close();
  source = document.hidden ? null : new EventSource(updatesUrl);
  source?.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const update: Update = JSON.parse(data);
    if (update.failure !== null) console.warn(update.failure);
    updates.dispatchEvent(new CustomEvent(update.name, { detail: update.hash }));
  });
}

document.addEventListener('visibilitychange', connect);
connect();
