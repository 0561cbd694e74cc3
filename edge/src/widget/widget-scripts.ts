import { parse } from '@cpal/shared/contract/parse';
import { loaderScript, type Widget } from '@cpal/delivery';
import { widgetLooks } from '@cpal/shared/contract/assistant';
import { describeError } from '@cpal/server-kit/errors';
import type { FastifyReply } from 'fastify';
import { makeReady, type Ready, sendReady } from '../content/ready';
import { problems, refuse } from '../problem';
import { keptByKey } from './kept-keys';

interface WidgetOptions {
  /** The widget as it is released now. */
  widget: () => Widget | null;
  /** Asks the API for the text at a path. */
  ask: (path: string) => Promise<string>;
  publicUrl: string;
  /** Milliseconds since the epoch. */
  clock: () => number;
}

type Looks = NonNullable<ReturnType<typeof parse<typeof widgetLooks.answer>>['looks']>;

/** A key's looks on pages of one origin, and the script that was made of them. */
interface Kept {
  looks: Looks | null;
  script: { source: string; ready: Promise<Ready> } | null;
}

const address = /^\/w\/([\w-]{1,64})\.js$/;

/** The longest origin that is asked for, in characters. */
const longestOrigin = 300;

/**
 * Of the page that a script is for, as browsers send it where the page does not forbid it; null where
 * it is not said.
 */
function originOf(referer: string | undefined): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { protocol, origin } = new URL(referer);
  return /^https?:$/.test(protocol) && origin.length <= longestOrigin ? origin : null;
}

/** Some 7 KB each, compressed forms included. */
const keptKeys = 1_000;

/**
 * Both together, in seconds, stay below the minute in which a deactivated key's button is gone. So a
 * copy is not used while a new one is fetched: a visitor's could be of any age.
 */
const keptHere = 25;
const keptByVisitors = 30;

/** Where the API does not answer: soon asked for again. */
const keptInTrouble = 5;

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

/**
 * Opens the widget's scripts, at `/w/<key>.js`. A blog's page must not suffer where a key serves
 * nobody or the API is away: then the script is empty.
 */
export function openWidgetScripts({ widget, ask, publicUrl, clock }: WidgetOptions) {
  const looksOf = keptByKey<Kept>({
    most: keptKeys,
    freshMs: keptHere * 1000,
    clock,
    make: async (place, former) => {
      const [key = '', origin] = place.split(' ');
      const query = origin === undefined ? '' : `?origin=${encodeURIComponent(origin)}`;
      const path = widgetLooks.path.replace(':key', key) + query;
      const { looks } = parse(widgetLooks.answer, JSON.parse(await ask(path)));
      return { looks, script: former?.script ?? null };
    },
  });

  const scriptOf = (key: string, kept: Kept, looks: Looks, { loader, panel }: Widget) => {
    const settings = {
      key,
      origin: new URL(publicUrl).origin,
      panel: new URL(panel, publicUrl).href,
      ...looks,
    };
    const source = loaderScript({ loader, panel }, settings);
    if (kept.script?.source !== source)
      kept.script = { source, ready: makeReady(source, headersFor(keptByVisitors)) };
    return kept.script.ready;
  };

  return async (reply: FastifyReply, decodedPath: string): Promise<FastifyReply> => {
    const [, key] = address.exec(decodedPath) ?? [];
    if (key === undefined) return refuse(reply, problems.notFound);
    try {
      const origin = originOf(reply.request.headers.referer);
      const kept = await looksOf(origin === null ? key : `${key} ${origin}`);
      const released = widget();
      if (kept.looks === null || released === null) return nothing(reply, keptByVisitors);
      return sendReady(reply, await scriptOf(key, kept, kept.looks, released), { found: true });
    } catch (error) {
      reply.request.log.warn({ err: describeError(error) }, 'no looks of a key');
      return nothing(reply, keptInTrouble);
    }
  };
}
