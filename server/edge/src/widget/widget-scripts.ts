import { parse } from '@cpal/shared/contract/parse';
import { loaderScript, type Widget } from '@cpal/delivery';
import { demoKey, widgetLooks } from '@cpal/shared/contract/assistant/assistant';
import { describeError } from '@cpal/server-kit/errors';
import { isLicenseKey } from '@cpal/server-kit/license-key';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiStatusError } from '../api/errors';
import { makeReady, type Ready, sendReady } from '../content/ready';
import { problems, sendEdgeProblem } from '../problem';
import { createAppearanceCache, VisitorError } from './appearance-cache';

interface WidgetOptions {
  /** The widget as it is released now. */
  widget: () => Widget | null;
  /** Asks the API for the text at a path, for a visitor. */
  ask: (path: string, request: FastifyRequest) => Promise<string>;
  publicUrl: string;
  /** Milliseconds since the epoch. */
  clock: () => number;
}

type Looks = NonNullable<ReturnType<typeof parse<typeof widgetLooks.answer>>['looks']>;

/** A key's looks on pages of one origin, and the script that was made of them. */
interface Appearance {
  looks: Looks;
  script: { source: string; ready: Promise<Ready> } | null;
}

const address = /^\/w\/([\w-]{1,64})\.js$/;

/** The longest origin that is asked for, in characters. */
const maxOriginLength = 300;

/**
 * Of the page that a script is for, as browsers send it where the page does not forbid it; null if
 * it is not said.
 */
function originOf(referer: string | undefined): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { protocol, origin } = new URL(referer);
  return /^https?:$/.test(protocol) && origin.length <= maxOriginLength ? origin : null;
}

/**
 * Some 7 KB for each origin of a key, compressed forms included. A member has a few blogs; who names
 * other origins, such as ports, only displaces those of the same key.
 */
const maxKeys = 1_000;
const maxOriginsOfKey = 8;

/** Some 200 bytes each. */
const maxMissing = 10_000;

/**
 * Both together, in seconds, stay below the minute in which a deactivated key's button is gone. So a
 * copy is not used while a new one is fetched: a visitor's could be of any age.
 */
const keptHere = 25;
const keptByVisitors = 30;

/** Where the API has no answer: soon asked for again, in seconds. */
const keptInFailure = 5;

/** How long a blog keeps its button while the API is away. */
const staleMs = 24 * 60 * 60 * 1000;

const headersFor = (seconds: number) => ({
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': `public, max-age=${seconds}`,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding, Referer',
});

const nothing = (reply: FastifyReply, seconds: number) =>
  reply.headers(headersFor(seconds)).send('');

/** Whether it is worth asking the API for the looks of a key. */
const canBeKey = (key: string) => key === demoKey || isLicenseKey(key);

/**
 * Opens the widget's scripts, at `/w/<key>.js`. A blog's page must not suffer where a key serves
 * nobody: then the script is empty. Where the API is away, or rejects who asks, it is the previous one.
 */
export function openWidgetScripts({ widget, ask, publicUrl, clock }: WidgetOptions) {
  const getAppearance = createAppearanceCache<Appearance, FastifyRequest>({
    maxKeys,
    maxOriginsOfKey,
    maxMissing,
    freshMs: keptHere * 1000,
    staleMs,
    retryDelayMs: keptInFailure * 1000,
    clock,
    load: async ({ key, origin }, previous, request) => {
      const query = origin === '' ? '' : `?origin=${encodeURIComponent(origin)}`;
      const path = widgetLooks.path.replace(':key', key) + query;
      const text = await ask(path, request).catch((error: unknown) => {
        if (error instanceof ApiStatusError && error.status === 429)
          throw new VisitorError(error.message);
        throw error;
      });
      const { looks } = parse(widgetLooks.answer, JSON.parse(text));
      return looks && { looks, script: previous?.script ?? null };
    },
  });

  const scriptOf = (key: string, appearance: Appearance, { loader, panel }: Widget) => {
    const settings = {
      key,
      origin: new URL(publicUrl).origin,
      panel: new URL(panel, publicUrl).href,
      ...appearance.looks,
    };
    const source = loaderScript({ loader, panel }, settings);
    if (appearance.script?.source !== source)
      appearance.script = { source, ready: makeReady(source, headersFor(keptByVisitors)) };
    return appearance.script.ready;
  };

  return async (reply: FastifyReply, decodedPath: string): Promise<FastifyReply> => {
    const [, key] = address.exec(decodedPath) ?? [];
    if (key === undefined) return sendEdgeProblem(reply, problems.notFound);
    if (!canBeKey(key)) return nothing(reply, keptByVisitors);
    const { request } = reply;
    try {
      const origin = originOf(request.headers.referer) ?? '';
      const cached = await getAppearance({ key, origin }, request);
      const { value: appearance, isStale, error } = cached;
      if (error !== null)
        request.log.warn(
          { event: 'stale_appearance_served', err: describeError(error) },
          'serving a stale appearance for a key',
        );
      const released = widget();
      if (appearance === null || released === null) return nothing(reply, keptByVisitors);
      const script = await scriptOf(key, appearance, released);
      const headers = isStale ? headersFor(keptInFailure) : script.headers;
      return sendReady(reply, { ...script, headers }, { found: true });
    } catch (error) {
      request.log.warn(
        { event: 'appearance_missing', err: describeError(error) },
        'no appearance for a key',
      );
      return nothing(reply, keptInFailure);
    }
  };
}
