import type { IncomingMessage } from 'node:http';
import type { Problem } from '@cpal/server-kit/problem';
import { hasBody, problems } from '../problem';
import { methods, safeMethods } from './methods';

const versions = new Set(['1.0', '1.1']);

/** Chunks alone: what else a coding says is read differently by different recipients. */
const isOddlyCoded = (req: IncomingMessage) => {
  const coding = req.headers['transfer-encoding'];
  if (coding === undefined) return false;
  return (
    coding.toLowerCase() !== 'chunked' ||
    req.httpVersion !== '1.1' ||
    req.headers['content-length'] !== undefined
  );
};

/** Node keeps the first of several hosts; the raw headers still have them all, names and values in turn. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;

const hasOneHost = (req: IncomingMessage) => {
  const hosts = hostsOf(req);
  return hosts === 1 || (hosts === 0 && req.httpVersion === '1.0');
};

/** Node's own limit of 16 KB would admit some thousands. */
const maxHeaders = 200;
const hasTooMany = ({ rawHeaders }: IncomingMessage) => rawHeaders.length > 2 * maxHeaders;

const isExpected = ({ headers: { expect } }: IncomingMessage) =>
  expect === undefined || expect.toLowerCase() === '100-continue';

/** What the edge lets nobody send, whatever it is for; the first that applies is answered. */
const failures: readonly (readonly [(req: IncomingMessage) => boolean, Problem])[] = [
  [(req) => !versions.has(req.httpVersion), problems.badRequest],
  [hasTooMany, problems.headersTooLarge],
  [(req) => !hasOneHost(req), problems.badHost],
  [isOddlyCoded, problems.badFraming],
  [({ method = '' }) => !methods.includes(method), problems.unknownMethod],
  // A body has no meaning for these: recipients disagree on where it ends.
  [(req) => safeMethods.includes(req.method ?? '') && hasBody(req), problems.unexpectedBody],
  [(req) => !isExpected(req), problems.badExpectation],
];

/**
 * What is wrong with a request that Node could read, before anything is done for it; null if
 * nothing is. RFC 9112, sections 3.2 and 6.3, leaves most of these to the recipient; an edge in
 * front of another server rejects them, so that both always read the same message.
 */
export const requestFailure = (req: IncomingMessage): Problem | null =>
  failures.find(([isFault]) => isFault(req))?.[1] ?? null;
