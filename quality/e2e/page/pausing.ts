import type { CDPSession, Page } from '@playwright/test';

/** What a test answers in the server's place. */
interface Answer {
  /** 200 unless said. */
  status?: number;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string;
}

/** A request of a page that waits for what a test does with it. */
export interface Paused {
  method: string;
  url: string;
  answer: (answer: Answer) => Promise<unknown>;
  /** Lets it reach the server. */
  pass: () => Promise<unknown>;
  /** Has it fail as where nobody listens. */
  refuse: () => Promise<unknown>;
}

/** Which requests are meant: by an address with `*`, by what they are for, or by both. */
interface Pattern {
  urlPattern?: string;
  resourceType?: 'Document';
}

/**
 * Has requests of a page wait for a test. By the protocol, since a route of Playwright's takes every
 * request of the page, and its cache as well.
 * @returns the session of the protocol; once that is detached, no request waits any longer.
 */
export async function pauseRequests(
  page: Page,
  patterns: Pattern[],
  take: (paused: Paused) => Promise<unknown>,
): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Fetch.requestPaused', ({ requestId, request: { method, url } }) => {
    const paused: Paused = {
      method,
      url,
      answer: ({ status = 200, headers, body = '' }) =>
        cdp.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: headers.map(([name, value]) => ({ name, value })),
          body: Buffer.from(body).toString('base64'),
        }),
      pass: () => cdp.send('Fetch.continueRequest', { requestId }),
      refuse: () => cdp.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' }),
    };
    // A page that went on to another document has no request left to answer.
    void take(paused).catch(() => null);
  });
  await cdp.send('Fetch.enable', { patterns });
  return cdp;
}
