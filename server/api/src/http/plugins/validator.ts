import { parseAs } from '@cpal/shared/contract/parse';
import type { FastifySchemaCompiler } from 'fastify';
import * as v from 'valibot';

/** What is wrong with a request, for who sent it. */
export class InvalidRequest extends Error {
  /** Which part of the request it is in; fastify says it. */
  validationContext?: string;

  /** The field that is wrong, such as `voice.tone`; none if it is the whole. */
  readonly param: string | undefined;

  constructor(message: string, param?: string) {
    super(message);
    this.param = param;
  }
}

/** Checks a part of a request as its schema says, and hands on what the schema makes of it. */
export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // A schema of fields takes a list for an object without any.
    if (httpPart === 'body' && Array.isArray(data)) return { error: new InvalidRequest(noObject) };
    const read = parseAs(schema, data);
    if (read.success) return { value: read.output };
    const [issue] = read.issues;
    const param = v.getDotPath(issue) ?? undefined;
    return { error: new InvalidRequest(issue.path ? issue.message : noObject, param) };
  };

const noObject = 'Please send a JSON object.';
