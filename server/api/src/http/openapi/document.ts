import { paths } from '@cpal/shared/paths';
import { createExamples } from './examples';
import { type DescribedRoute, describeOperation } from './operation';
import { tags } from './operations';
import { commonResponses, headers, parameters } from './responses';
import { type JsonSchema, createSchemas } from './schemas';

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token of a login; it is made and checked as RFC8725 says.',
  },
  readerSession: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The `token` of `POST /api/v1/assistant/sessions`, from the same `Origin` as that call.',
  },
  stripeSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: 'Stripe’s signature over the bytes of the body, with the webhook’s secret.',
  },
} as const;

/** The names of all components that a part of the document refers to. */
function* refsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    const name = key === '$ref' && /^#\/components\/schemas\/(\w+)$/.exec(String(value))?.[1];
    if (name) yield name;
    yield* refsIn(value);
  }
}

/** Those of the components that the document needs, in the order of their names. */
function neededOf(all: Readonly<Record<string, JsonSchema>>, document: unknown) {
  const needed = new Set<string>();
  const visit = (part: unknown) => {
    for (const name of refsIn(part)) {
      if (needed.has(name)) continue;
      needed.add(name);
      visit(all[name]);
    }
  };
  visit(document);
  return Object.fromEntries([...needed].toSorted().map((name) => [name, all[name]]));
}

const hasSchema = (part: object): part is { schema: unknown } => 'schema' in part;

/** Gives the JSON bodies in a part of the document an example each, where they have none. */
function addExamples(part: unknown, sample: (name: string, schema: unknown) => unknown) {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    const isBody = key === 'application/json' && !('example' in value) && hasSchema(value);
    if (isBody) Object.assign(value, { example: sample('value', value.schema) });
    else addExamples(value, sample);
  }
}

const toBraces = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** What the document says of the product as a whole. */
interface About {
  /** The origin that callers use. */
  publicUrl: string;
  isProduction: boolean;
  contact: { name: string; url: string };
}

/** Writes the OpenAPI document from the very schemas that check requests and responses. */
export function createDocument(routes: readonly DescribedRoute[], about: About): object {
  const schemas = createSchemas();
  const operations: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = toBraces(route.call.path);
    const operation = describeOperation(route, schemas);
    operations[path] = { ...operations[path], [route.call.method.toLowerCase()]: operation };
  }
  const all = schemas.components();
  addExamples(operations, createExamples(all));
  return {
    openapi: '3.1.0',
    info: {
      title: 'CPal API',
      version: '1',
      description:
        'What the front ends and the widget of CPal call. All bodies are JSON, all times seconds since ' +
        'the epoch, all amounts the currency’s minor unit.',
      contact: about.contact,
      license: { name: 'Proprietary', url: about.publicUrl + paths.terms() },
    },
    servers: [
      {
        url: about.publicUrl,
        description: about.isProduction ? 'Production' : 'Local, for development and tests',
        'x-internal': false,
      },
    ],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: operations,
    components: {
      securitySchemes,
      headers,
      parameters,
      responses: commonResponses,
      schemas: neededOf(all, [operations, commonResponses]),
    },
  };
}
