import * as answers from '@cpal/shared/contract/answers';
import * as answerTrace from '@cpal/shared/contract/assistant/answer-trace';
import * as member from '@cpal/shared/contract/accounts/member';
import * as aboutPost from '@cpal/shared/contract/blogs/about-post';
import * as recipe from '@cpal/shared/contract/blogs/recipe';
import type { Call } from '@cpal/shared/contract/call';
import { contractExports } from '@cpal/shared/contract/calls';
import { assistantEvents } from '@cpal/shared/contract/assistant/assistant';
import * as insightSentence from '@cpal/shared/contract/insights/insight-sentence';
import { problemDetails } from '@cpal/shared/contract/problem-details';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

/** A JSON Schema as the OpenAPI document has it. */
export type JsonSchema = ReturnType<typeof toJsonSchema>;

type Schemas = Record<string, v.GenericSchema>;

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~run' in value;

const inCapitals = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const refTo = (name: string) => `#/components/schemas/${name}`;

/** How long a text is that matches one of these patterns of what callers send. */
const lengthByPattern: Readonly<Record<string, number>> = {
  '^[a-z]{2}$': 2,
  [String.raw`^#[\da-f]{6}$`]: 7,
};

/** What the conversion leaves out: how long a text can be, and how large a whole number. */
const overrideAction: ConversionConfig['overrideAction'] = ({
  valibotAction: action,
  jsonSchema,
}) => {
  const requirement: unknown = 'requirement' in action ? action.requirement : null;
  // JSON Schema counts code points too.
  if (action.type === 'max_code_points') return { ...jsonSchema, maxLength: Number(requirement) };
  if (action.type === 'uuid') return { ...jsonSchema, maxLength: 36 };
  if (action.type === 'safe_integer') return { ...jsonSchema, format: 'int64' };
  const length = requirement instanceof RegExp ? lengthByPattern[requirement.source] : undefined;
  return length === undefined ? undefined : { ...jsonSchema, maxLength: length };
};

const options: ConversionConfig = {
  target: 'draft-2020-12',
  // What JSON Schema has no words for, such as a check by a function, is left out.
  errorMode: 'ignore',
  overrideAction,
  overrideRef: ({ referenceId }) => refTo(referenceId),
};

/** Files of the contract without calls, of which several responses have schemas. */
const shared = [aboutPost, answerTrace, answers, insightSentence, member, recipe];

/** The schemas of objects that the contract exports, by a component's name. */
const named: Schemas = Object.fromEntries(
  [...contractExports, ...shared.flatMap((file) => Object.entries<unknown>(file))].flatMap(
    ([name, value]) =>
      isSchema(value) && ['object', 'union'].includes(value.type)
        ? [[inCapitals(name), value]]
        : [],
  ),
);

const events = Object.fromEntries(
  Object.entries(assistantEvents).map(([name, schema]) => [
    `AssistantEvent${inCapitals(name)}`,
    schema,
  ]),
);

/** Adds a schema under a name, unless it is there under another. @returns the name that it has. */
function add(schemas: Schemas, name: string, schema: v.GenericSchema): string {
  const known = Object.entries(schemas).find(([, one]) => one === schema);
  if (known) return known[0];
  schemas[name] = schema;
  return name;
}

/** A body that may be left out; its schema and whether it has to be there. */
function bodyOf(body: v.GenericSchema) {
  const isOptional = body.type === 'nullish';
  return isOptional && 'wrapped' in body && isSchema(body.wrapped)
    ? { schema: body.wrapped, required: false }
    : { schema: body, required: true };
}

/** Collects the bodies and responses of calls, so that each is described once, under a name. */
export function createSchemas() {
  const requests: Schemas = {};
  const responses: Schemas = { ...named, ...events, Problem: problemDetails };
  return {
    /** @returns the name of the component, and whether the body has to be there. */
    request: (id: string, body: v.GenericSchema) => {
      const { schema, required } = bodyOf(body);
      return { name: add(requests, `${inCapitals(id)}Request`, schema), required };
    },
    /** @returns the name of the component. */
    response: (id: string, answer: v.GenericSchema) =>
      add(responses, `${inCapitals(id)}Response`, answer),
    /** All of them as JSON Schemas, by name. */
    components: (): Record<string, JsonSchema> => ({
      ...toJsonSchemaDefs(responses, { ...options, typeMode: 'output' }),
      ...toJsonSchemaDefs(requests, { ...options, typeMode: 'input' }),
    }),
  };
}

/** A part of a path or a query as a JSON Schema. */
export function describeInput(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, ...described } = toJsonSchema(schema, {
    ...options,
    typeMode: 'input',
  });
  return described;
}

/** The parts of a query, each with whether it has to be there. */
export const queryOf = ({ query }: Call): [name: string, schema: v.GenericSchema][] =>
  query && 'entries' in query && typeof query.entries === 'object' && query.entries !== null
    ? Object.entries(query.entries).filter((entry): entry is [string, v.GenericSchema] =>
        isSchema(entry[1]),
      )
    : [];
