import { on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { hasBody, problems } from '../problem';

/** The most that any call of the API takes, in bytes; most take less, which the API says itself. */
const largest = 1024 * 1024;

/** What all calls take but Stripe's webhooks, in bytes; nobody can use up the room for these. */
const usual = 64 * 1024;

/** What all callers together may have on its way beyond the usual, in bytes. */
const maxBeyond = 32 * 1024 * 1024;

/**
 * Reads bodies whole, so that the API gets none that is slow or cut off, and one can be sent again.
 * @param timeoutMs milliseconds in which a body must have come.
 */
export function openBodies(timeoutMs: number) {
  let beyond = 0;

  const read = async (req: IncomingMessage, take: (chunk: Buffer) => void): Promise<void> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      for await (const [chunk] of on(req, 'data', { close: ['end', 'close'], signal })) take(chunk);
      if (!req.readableEnded) throw new Error('The caller has left.');
    } catch (error) {
      throw signal.aborted ? problems.slowBody : error;
    }
  };

  /**
   * Does something with the body of a request, or with null if it brings none.
   * @throws Problem for a body that is too large, too slow, or one too many.
   */
  return async <T>(reply: FastifyReply, work: (body: Buffer | null) => Promise<T>): Promise<T> => {
    const req = reply.request.raw;
    if (!hasBody(req)) return work(null);
    if (Number(req.headers['content-length'] ?? 0) > largest) throw problems.tooLarge;
    if (req.headers.expect !== undefined) reply.raw.writeContinue();
    const chunks: Buffer[] = [];
    let bytes = 0;
    let own = 0;
    try {
      await read(req, (chunk) => {
        bytes += chunk.length;
        if (bytes > largest) throw problems.tooLarge;
        beyond -= own;
        own = Math.max(0, bytes - usual);
        beyond += own;
        if (beyond > maxBeyond) throw problems.busy;
        chunks.push(chunk);
      });
      return await work(Buffer.concat(chunks, bytes));
    } finally {
      beyond -= own;
    }
  };
}
