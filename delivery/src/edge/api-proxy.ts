import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import type { Log } from '../log';
import { errorMessage } from '../refusal';
import { isCutOff, isNotReached, isSilent } from './api-errors';
import { answerHeaders, type ApiIdentity, apiRequestHeaders } from './api-headers';
import { type ApiOrigin, openOrigins } from './api-origins';
import type { Exchange } from './exchange';
import { problems, sendProblem } from './problem';
import { BodyFault, openBodies } from './request-body';

/** Where the product's API is. */
export interface ApiOptions {
  /** Origins of like instances, used in turn. */
  origins: readonly string[];
  /** Proves to the API that a request came through the edge; null for none. */
  secret: string | null;
  /** How long an instance may take until its headers, in milliseconds; 30 s unless given. */
  headersTimeout?: number;
  /** How long a caller may take to send a body, in milliseconds; 30 s unless given. */
  bodyTimeout?: number;
}

interface Site {
  publicUrl: string;
  log: Log;
}

const safeMethods = new Set<string | undefined>(['GET', 'HEAD', 'OPTIONS']);
const changesNothing = (req: IncomingMessage) => safeMethods.has(req.method);

/** Opens the way to the API: a reverse proxy over kept-alive connections that streams answers. */
export function openApiProxy(
  { origins, secret, headersTimeout = 30_000, bodyTimeout = 30_000 }: ApiOptions,
  { publicUrl, log }: Site,
) {
  const api = openOrigins(origins, headersTimeout);
  const identity: ApiIdentity = { publicUrl, secret };
  const withBody = openBodies(bodyTimeout);

  /**
   * Asks one instance after the other until one answers: where nothing was sent yet, or where
   * asking again changes nothing. A connection kept open may have ended unseen, so a repeat gets
   * one of its own.
   */
  const askInTurn = async ({ req }: Exchange, options: Dispatcher.RequestOptions) => {
    const waiting: ApiOrigin[] = api.inTurn();
    if (changesNothing(req)) waiting.push(...waiting.slice(0, 1));
    let fault: unknown = new Error('no API origin is set');
    let wasCutOff = false;
    for (const { origin, kept, fresh } of waiting) {
      try {
        return await (wasCutOff ? fresh : kept).request(options);
      } catch (error) {
        if (options.signal instanceof AbortSignal && options.signal.aborted) throw error;
        fault = error;
        log.warn('api unreachable', { origin, fault: errorMessage(error) });
        wasCutOff = isCutOff(error);
        if (!isNotReached(error) && !(wasCutOff && changesNothing(req))) break;
      }
    }
    throw fault;
  };

  const pass = async (exchange: Exchange, body: Buffer | null, signal: AbortSignal) => {
    const { req, res } = exchange;
    let answer: Dispatcher.ResponseData;
    try {
      answer = await askInTurn(exchange, {
        method: req.method ?? 'GET',
        path: req.url ?? '/',
        headers: apiRequestHeaders(exchange, identity),
        body,
        signal,
      });
    } catch (error) {
      if (signal.aborted) return;
      sendProblem(exchange, isSilent(error) ? problems.apiSilent : problems.apiDown);
      return;
    }
    res.writeHead(answer.statusCode, answerHeaders(answer.headers));
    await pipeline(answer.body, res);
  };

  const forward = async (exchange: Exchange) => {
    const { res } = exchange;
    const callerLeft = new AbortController();
    res.once('close', () => {
      if (!res.writableFinished) callerLeft.abort();
    });
    try {
      await withBody(exchange, (body) => pass(exchange, body, callerLeft.signal));
    } catch (error) {
      if (callerLeft.signal.aborted) return;
      if (!(error instanceof BodyFault)) throw error;
      sendProblem(exchange, error.problem);
    }
  };

  return { forward, close: api.close };
}
