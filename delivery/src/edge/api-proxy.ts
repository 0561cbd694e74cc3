import {
  Agent as HttpAgent,
  type IncomingMessage,
  request as httpRequest,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../log';
import { errorCode, errorMessage } from '../refusal';
import { apiRequestHeaders, endToEnd, hasBody } from './api-headers';
import type { Exchange } from './exchange';
import { problems, sendProblem } from './problem';

/** Where the product's API is. */
export interface ApiOptions {
  /** Origins of like instances, used in turn. */
  origins: readonly string[];
  /** How long an instance may take until its headers, in milliseconds; 30 s unless given. */
  headersTimeout?: number;
}

interface Surroundings {
  publicUrl: string;
  log: Log;
}

/** Nothing of the request was sent, so another instance can do what it asks for. */
const notReached = new Set<string | null>([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);

/** The instance went away in the middle, and may have done what it was asked for. */
const cutOff = new Set<string | null>(['ECONNRESET', 'EPIPE']);

const changesNothing = (req: IncomingMessage) =>
  (req.method === 'GET' || req.method === 'HEAD') && !hasBody(req);

/** Whether asking again, elsewhere, does no harm and can help. */
const canRepeat = (req: IncomingMessage, error: unknown) => {
  const code = errorCode(error);
  return notReached.has(code) || (cutOff.has(code) && changesNothing(req));
};

/** Opens the way to the API: a streamed reverse proxy over kept-alive connections. */
export function openApiProxy(
  { origins, headersTimeout = 30_000 }: ApiOptions,
  { publicUrl, log }: Surroundings,
) {
  const urls = origins.map((origin) => new URL(origin));
  const agents = {
    http: new HttpAgent({ keepAlive: true }),
    https: new HttpsAgent({ keepAlive: true }),
  };
  let turn = 0;

  const ask = (exchange: Exchange, origin: URL, signal: AbortSignal) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { req } = exchange;
      const secure = origin.protocol === 'https:';
      const options: RequestOptions = {
        method: req.method ?? 'GET',
        path: req.url ?? '/',
        headers: apiRequestHeaders(exchange, origin, publicUrl),
        agent: secure ? agents.https : agents.http,
        signal,
      };
      const asked = (secure ? httpsRequest : httpRequest)(origin, options);
      const timer = setTimeout(() => {
        asked.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }));
      }, headersTimeout);
      asked.once('response', (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      asked.on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      const send = () => {
        if (hasBody(req)) req.pipe(asked);
        else asked.end();
      };
      // Not before there is a connection: until then the request can still go elsewhere.
      asked.once('socket', (socket) => {
        if (socket.connecting) socket.once('connect', send);
        else send();
      });
    });

  const askInTurn = async (exchange: Exchange, signal: AbortSignal): Promise<IncomingMessage> => {
    const first = turn++;
    const candidates = urls.map((_, index) => urls[(first + index) % urls.length] ?? urls[0]);
    let fault: unknown = new Error('no API origin is set');
    for (const origin of candidates) {
      if (origin === undefined) break;
      try {
        return await ask(exchange, origin, signal);
      } catch (error) {
        fault = error;
        if (signal.aborted) break;
        log.warn('api unreachable', { origin: origin.origin, fault: errorMessage(error) });
        if (!canRepeat(exchange.req, error)) break;
      }
    }
    throw fault;
  };

  const forward = async (exchange: Exchange) => {
    const { res } = exchange;
    const callerLeft = new AbortController();
    res.once('close', () => {
      if (!res.writableFinished) callerLeft.abort();
    });
    let answer: IncomingMessage;
    try {
      answer = await askInTurn(exchange, callerLeft.signal);
    } catch (error) {
      if (callerLeft.signal.aborted) return;
      const silent = errorCode(error) === 'ETIMEDOUT';
      sendProblem(exchange, silent ? problems.apiSilent : problems.apiDown);
      return;
    }
    res.writeHead(answer.statusCode ?? problems.apiDown.status, endToEnd(answer.headers));
    await pipeline(answer, res);
  };

  const close = () => {
    agents.http.destroy();
    agents.https.destroy();
  };

  return { forward, close };
}
