import type { FastifyInstance } from 'fastify';

/** The server as its routes and plugins see it. */
export type App = FastifyInstance;
