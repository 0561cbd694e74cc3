import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage, UserError } from '@cpal/server-kit/errors';
import { AwsClient } from 'aws4fetch';
import pLimit from 'p-limit';
import { errorCodeIn } from './answers';
import type { S3Place } from './place';

/** How long an answer may take, in milliseconds, and how often a request is tried. */
export interface RetryOptions {
  /** For one whole answer. */
  timeoutMs: number;
  tries: number;
  /** Before the second try; it doubles with each further one, and a part of it is left to chance. */
  pauseMs: number;
}

const usualRetries: RetryOptions = { timeoutMs: 20_000, tries: 6, pauseMs: 100 };

interface Request {
  method: 'GET' | 'PUT' | 'HEAD' | 'DELETE';
  /** Within the bucket; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** An answer that was received whole. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** The service's word for what went wrong; null if nothing did, or it says none. */
  code: string | null;
  /** Whether a try before this one may have done what was asked, without an answer of it. */
  isDoubtful: boolean;
}

/** The service asks to try again: it is busy, or another request about the same key is under way. */
const passing = new Set([408, 409, 429, 500, 502, 503, 504]);

const sha256 = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');

const urlOf = ({ endpoint, bucket }: S3Place, { key, query = {} }: Request) => {
  const path = [bucket, ...(key === '' ? [] : key.split('/'))].map(encodeURIComponent).join('/');
  // Not as a form does it: a signature has a space as %20.
  const search = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  return `${endpoint}/${path}?${search.join('&')}`;
};

/** More than any file of a front end has. */
const maxBytes = 64 * 1024 * 1024;

async function receive({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new UserError('The object storage answers with more than a file');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Requests at the same time; more of them wait. */
const atOnce = 16;

/**
 * Makes a function that sends signed requests to object storage. What is passing is tried again, a few
 * times; nothing that was sent or is secret is in a message.
 * @throws UserError if no whole answer came, or the last one still asked to try again.
 */
export function s3Client(
  place: S3Place,
  { timeoutMs, tries, pauseMs }: RetryOptions = usualRetries,
) {
  const { accessKeyId, secretAccessKey, region } = place;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function send(request: Request): Promise<Omit<Answer, 'isDoubtful'>> {
    const { method, headers = {}, body } = request;
    const signed = await signer.sign(urlOf(place, request), {
      method,
      // With its hash signed, a body that changed on its way is rejected.
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
      ...(body && { body: new Uint8Array(body) }),
    });
    // A redirection could lead the signed request to another host.
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(signed, { redirect: 'manual', signal });
    const received = await receive(response);
    const { status } = response;
    const code = status < 300 ? null : errorCodeIn(received.subarray(0, 65_536).toString());
    return { status, headers: response.headers, body: received, code };
  }

  const limit = pLimit(atOnce);

  return async (request: Request): Promise<Answer> => {
    let isDoubtful = false;
    let failure = '';
    for (let turn = 0; turn < tries; turn += 1) {
      if (turn > 0) await sleep(pauseMs * 2 ** (turn - 1) * (0.5 + Math.random() / 2));
      try {
        const answer = await limit(send, request);
        if (!passing.has(answer.status)) return { ...answer, isDoubtful };
        failure = `it answers ${answer.status} ${answer.code ?? ''}`.trimEnd();
        isDoubtful ||= answer.status >= 500 || answer.status === 408;
      } catch (error) {
        if (error instanceof UserError) throw error;
        const cause = error instanceof Error && error.cause ? error.cause : error;
        failure = errorMessage(cause);
        isDoubtful = true;
      }
    }
    throw new UserError(`The object storage at ${place.endpoint} does not work: ${failure}`);
  };
}
