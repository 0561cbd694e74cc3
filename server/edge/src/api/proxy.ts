import { randomUUID } from 'node:crypto';
import { errorMessage } from '@cpal/server-kit/errors';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedRelease } from '@cpal/server-kit/served-releases';
import type { Dispatcher } from 'undici';
import { safeMethods } from '../connection/methods';
import { problems, sendEdgeProblem } from '../problem';
import { ApiStatusError, isCutOff, isNotReached, isSilent } from './errors';
import {
  answerHeaders,
  type ApiIdentity,
  apiRequestHeaders,
  edgeHeaders,
  visitorHeaders,
} from './headers';
import { type ApiOrigin, openOrigins } from './origins';
import { openBodies } from './request-body';
import { vouchForReleases } from './vouch';

/** Where the product's API is. */
export interface ApiOptions {
  /** Origins of like instances, used in turn. */
  origins: readonly string[];
  /** Proves to the API that a request came through the edge; null for none. */
  secret: string | null;
  /** How long an instance may take until its headers, in milliseconds; 30 s unless given. */
  headersTimeoutMs?: number;
  /** How long a caller may take to send a body, in milliseconds; 30 s unless given. */
  bodyTimeoutMs?: number;
}

/** Milliseconds that the edge waits for an answer of its own. */
const ownTimeoutMs = 5_000;

interface Site {
  publicUrl: string;
  /** The releases that pages are made of now. */
  releases: () => readonly ServedRelease[];
  log: FastifyBaseLogger;
}

/** Opens the way to the API: a reverse proxy over kept-alive connections that streams answers. */
export function openApiProxy(
  { origins, secret, headersTimeoutMs = 30_000, bodyTimeoutMs = 30_000 }: ApiOptions,
  { publicUrl, releases, log }: Site,
) {
  const api = openOrigins(origins, headersTimeoutMs);
  const identity: ApiIdentity = { publicUrl, secret };
  const withBody = openBodies(bodyTimeoutMs);

  /**
   * Asks one instance after the other until one answers: where nothing was sent yet, or where
   * asking again changes nothing. A connection kept open may have ended unseen, so a repeat gets
   * one of its own.
   */
  const askInTurn = async (options: Dispatcher.RequestOptions) => {
    const waiting: ApiOrigin[] = api.inTurn();
    const changesNothing = safeMethods.includes(options.method);
    if (changesNothing) waiting.push(...waiting.slice(0, 1));
    let failure: unknown = new Error('no API origin is set');
    let wasCutOff = false;
    for (const { origin, kept, fresh } of waiting) {
      try {
        return await (wasCutOff ? fresh : kept)(options);
      } catch (error) {
        if (options.signal instanceof AbortSignal && options.signal.aborted) throw error;
        failure = error;
        log.warn(
          { event: 'api_unreachable', origin, fault: errorMessage(error) },
          'API unreachable',
        );
        wasCutOff = isCutOff(error);
        if (!isNotReached(error) && !(wasCutOff && changesNothing)) break;
      }
    }
    throw failure;
  };

  const pass = async (reply: FastifyReply, body: Buffer | null, signal: AbortSignal) => {
    const { request } = reply;
    let answer: Dispatcher.ResponseData;
    try {
      answer = await askInTurn({
        method: request.method,
        path: request.originalUrl,
        headers: {
          ...apiRequestHeaders(request, identity),
          ...vouchForReleases(request, body, releases),
        },
        body,
        signal,
      });
    } catch (error) {
      if (signal.aborted) throw error;
      return sendEdgeProblem(reply, isSilent(error) ? problems.apiSilent : problems.apiDown);
    }
    return reply.code(answer.statusCode).headers(answerHeaders(answer.headers)).send(answer.body);
  };

  const forward = async (reply: FastifyReply): Promise<FastifyReply> => {
    const { raw } = reply;
    const callerLeft = new AbortController();
    const over = new Promise<void>((resolve) => {
      raw.once('close', () => {
        if (!raw.writableEnded) callerLeft.abort();
        resolve();
      });
    });
    try {
      await withBody(reply, async (body) => {
        await pass(reply, body, callerLeft.signal);
        await over;
      });
      return reply;
    } catch (error) {
      // Nobody is there to be answered.
      if (callerLeft.signal.aborted) return reply.hijack();
      throw error;
    }
  };

  /**
   * Asks the API for what the edge answers a visitor with.
   * @returns the text of a good answer.
   * @throws ApiStatusError for any other, and where the API does not answer in time.
   */
  const get = async (path: string, { raw }: FastifyRequest): Promise<string> => {
    const { statusCode, body } = await askInTurn({
      method: 'GET',
      path,
      headers: {
        ...visitorHeaders(raw),
        ...edgeHeaders(identity, randomUUID()),
        accept: 'application/json',
      },
      signal: AbortSignal.timeout(ownTimeoutMs),
    });
    const text = await body.text();
    if (statusCode !== 200) throw new ApiStatusError(statusCode, path);
    return text;
  };

  return { forward, get, close: api.close };
}
