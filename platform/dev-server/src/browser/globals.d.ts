/* What a page's first script gives to the development builds of front ends. */

declare module 'react-refresh/runtime' {
  /** Makes React report to Fast Refresh; React has to start after it. */
  export function injectIntoGlobalHook(target: object): void;
}

/** Gets an event by a front end's name when it was compiled, whose detail is the hash. */
declare var cpalUpdates: EventTarget;

/** Whether the page's React, the shell's, is one that can exchange components. */
declare var cpalCanRefresh: boolean;
