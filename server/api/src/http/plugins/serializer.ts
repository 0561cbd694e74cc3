import type { FastifySerializerCompiler } from 'fastify/types/schema';
import * as v from 'valibot';

/** Writes an answer as its schema says; what the schema does not name stays inside. */
export const serializerCompiler: FastifySerializerCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) =>
    JSON.stringify(v.parse(schema, data));
