import { EventEmitter, on, once } from 'node:events';
import type { Browser, CDPSession } from '@playwright/test';
import * as v from 'valibot';
import type { Commanded } from '../measure/watch-paints';

/** How long a page may take in all, in milliseconds. */
const limitMs = 60_000;

/** A page that only the protocol knows, in a context of its own. */
export interface UnwatchedPage extends Commanded {
  /** Opens an address. Resolves when its network has been quiet for half a second. */
  open: (url: string) => Promise<void>;
}

/** What a page answers that was sent to an address: its document's loader. */
const navigated = v.object({ loaderId: v.string() });

/** An answer to a command. */
interface Answer {
  error?: { message: string };
  result?: unknown;
}

/** An answer or an event, as a page's session sends it. */
interface Message extends Answer {
  id?: number;
  method?: string;
  params?: unknown;
}

/** What the page says of a document in one of its frames. */
interface Lifecycle {
  loaderId: string;
  name: string;
}

/**
 * Has a page of a browser that Playwright does not attach to. Where it attaches it sends
 * `Runtime.enable`, for which V8 parses scripts again, as in no visitor's browser (docs/benchmarks.md).
 * @param size of the window, in pixels.
 */
export async function withUnwatchedPage<T>(
  browser: Browser,
  size: { width: number; height: number },
  use: (page: UnwatchedPage) => Promise<T>,
): Promise<T> {
  const cdp = await browser.newBrowserCDPSession();
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  try {
    const { targetId } = await cdp.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      ...size,
    });
    return await use(await attach(cdp, targetId));
  } finally {
    await cdp.send('Target.disposeBrowserContext', { browserContextId });
    await cdp.detach();
  }
}

/** A session of Playwright's takes no commands for another: they are texts in commands of its own. */
async function attach(cdp: CDPSession, targetId: string): Promise<UnwatchedPage> {
  const answers = new EventEmitter();
  const events = new EventEmitter();
  // Of a browser that has ended nothing more is heard.
  const signal = AbortSignal.timeout(limitMs);
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, error, result, method = '', params }: Message = JSON.parse(message);
    if (id === undefined) events.emit(method, params);
    else answers.emit(String(id), { error, result });
  });
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  let sent = 0;
  const send: Commanded['send'] = async (method, params) => {
    sent += 1;
    const message = JSON.stringify({ id: sent, method, params });
    const [[answer]]: [Answer[], unknown] = await Promise.all([
      once(answers, String(sent), { signal }),
      cdp.send('Target.sendMessageToTarget', { sessionId, message }),
    ]);
    if (answer?.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer?.result;
  };
  await send('Page.enable');
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  return {
    send,
    open: async (url) => {
      // The empty page before becomes idle too: events are told apart by what loaded the document.
      const happened: AsyncIterable<Lifecycle[]> = on(events, 'Page.lifecycleEvent', { signal });
      const { loaderId } = v.parse(navigated, await send('Page.navigate', { url }));
      const seen = Array<string>();
      try {
        for await (const [event] of happened) {
          if (event?.loaderId !== loaderId) continue;
          if (event.name === 'networkIdle') return;
          seen.push(event.name);
        }
      } catch (cause) {
        throw new Error(`${url} was never idle, after ${seen.join(', ')}.`, { cause });
      }
    },
  };
}
