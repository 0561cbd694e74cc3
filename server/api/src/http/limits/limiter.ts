import type { FastifyRequest } from 'fastify';

/** One limit at work. */
export interface Limiter {
  /** Counts a request. Gives the seconds that the caller has to wait; 0 lets it through. */
  use: (request: FastifyRequest) => number | Promise<number>;
  /** What the error says instead of the usual sentence. */
  says?: string;
  /** The error's code instead of `rate_limited`. */
  code?: 'blog_busy';
  /** Is told how a request is answered, before the answer goes out. */
  afterAnswer?: (request: FastifyRequest, status: number) => unknown;
}
