import { parseAs } from '@cpal/shared/contract/parse';
import type { FastifySchemaCompiler } from 'fastify';
import type * as v from 'valibot';

/** What is wrong with a request, for who sent it. */
export class InvalidRequest extends Error {
  /** Which part of the request it is in; fastify says it. */
  validationContext?: string;
}

/** Checks a part of a request as its schema says, and hands on what the schema makes of it. */
export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // A schema of fields takes a list for an object without any.
    if (httpPart === 'body' && Array.isArray(data)) return { error: new InvalidRequest(noObject) };
    const read = parseAs(schema, data);
    if (read.success) return { value: read.output };
    const [{ path, message }] = read.issues;
    return { error: new InvalidRequest(path ? message : noObject) };
  };

const noObject = 'Please send a JSON object.';
