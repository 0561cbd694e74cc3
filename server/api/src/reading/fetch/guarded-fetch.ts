import { type Dispatcher, request } from 'undici';
import { hasCode } from '@cpal/server-kit/errors';
import { dropBody, readBody } from './body';
import { FetchFailure } from './failures';
import { createGuard, createGuardedAgent, type GuardOptions } from './guarded-agent';
import { maxAddress, maxBodyBytes } from '../limits';

/** Milliseconds that all of a fetch may wait for the network, redirects included. */
const timeoutMs = 10_000;
const maxRedirects = 5;

const redirects = new Set([301, 302, 303, 307, 308]);

/** What a website answered. */
export interface Fetched {
  /** Where the redirects ended. */
  url: URL;
  status: number;
  header: (name: string) => string | null;
  body: Buffer;
}

/** Whether it is what was asked for. */
export const isGood = ({ status }: Fetched): boolean => status >= 200 && status < 300;

interface FetchOptions {
  /** Headers next to our own, such as conditions. */
  headers?: Readonly<Record<string, string>>;
  /** Called before each request, redirects included; it may wait, or throw to reject. */
  before?: (url: URL) => Promise<void>;
  /** Bytes of the body. */
  max?: number;
  /** Whether a longer body is read so far, instead of failing. */
  truncate?: boolean;
}

/** Fetches an address of a website. @throws FetchFailure */
export type GuardedFetch = (address: string, options?: FetchOptions) => Promise<Fetched>;

declare module '../../kernel/services' {
  interface Services {
    /** The only way to ask for an address that a member gave. */
    fetchPage: GuardedFetch;
  }
}

const asFailure = (error: unknown, { aborted }: AbortSignal): FetchFailure => {
  if (error instanceof FetchFailure) return error;
  const isLate = aborted || hasCode(error, 'UND_ERR_CONNECT_TIMEOUT');
  return new FetchFailure(isLate ? 'timeout' : 'unreachable', { cause: error });
};

/** @throws FetchFailure if it is none, is too long, or holds a name and a password. */
function parse(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : null;
  if (!url || url.username !== '' || url.password !== '') throw new FetchFailure('refused');
  url.hash = '';
  if (url.href.length > maxAddress) throw new FetchFailure('refused');
  return url;
}

const createHeaderReader = (headers: Dispatcher.ResponseData['headers']) => (name: string) => {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
};

/**
 * Builds the only way in which this server asks for addresses that members give. Each request, also
 * that of a redirect, goes to a checked address of the public internet or nowhere.
 * @param userAgent says who we are, with an address.
 */
export function createGuardedFetch({
  userAgent,
  ...options
}: GuardOptions & { userAgent: string }): GuardedFetch {
  const guard = createGuard(options);
  const dispatcher = createGuardedAgent(guard);

  /** One request; a redirect's body is not read. */
  async function ask(url: URL, signal: AbortSignal, more: FetchOptions) {
    const answer = await request(url, {
      dispatcher,
      signal,
      headers: {
        'user-agent': userAgent,
        accept: 'text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.5',
        'accept-encoding': 'gzip, br',
        ...more.headers,
      },
    });
    const header = createHeaderReader(answer.headers);
    const status = answer.statusCode;
    const location = redirects.has(status) ? header('location') : null;
    if (location !== null) {
      dropBody(answer.body);
      return { status, header, location, body: null };
    }
    const encoding = header('content-encoding')?.trim().toLowerCase();
    const plain = encoding === undefined || encoding === '' || encoding === 'identity';
    const { max = maxBodyBytes, truncate = false } = more;
    const body = await readBody(answer.body, plain ? null : encoding, { max, truncate });
    return { status, header, location, body };
  }

  return async (address, more = {}) => {
    let url = parse(address);
    let leftMs = timeoutMs;
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      guard.requireForm(url);
      await more.before?.(url);
      const start = performance.now();
      const signal = AbortSignal.timeout(Math.max(1, Math.ceil(leftMs)));
      const { location, body, ...answer } = await ask(url, signal, more).catch((error: unknown) => {
        throw asFailure(error, signal);
      });
      leftMs -= performance.now() - start;
      if (location === null) return { ...answer, url, body };
      url = parse(location, url);
    }
    throw new FetchFailure('too_many_redirects');
  };
}
