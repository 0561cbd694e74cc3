import * as v from 'valibot';
import type { JsonSchema } from './schemas';

const id = '0192d3c4-5b6a-4e7f-8a9b-0c1d2e3f4a5b';
const moment = 1_790_000_000;

/** What a field of a name is like, wherever the schema of its place takes it. */
const byName: Readonly<Record<string, unknown>> = {
  access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
  refresh_token: 'cpal_refresh_example',
  expires_in: 900,
  email: 'mia@example.com',
  newEmail: 'mia@example.com',
  customerEmail: 'mia@example.com',
  password: 'Sourdough!2026',
  currentPassword: 'Sourdough!2026',
  newPassword: 'Rye-and-spelt!27',
  fullName: 'Mia Baker',
  company: 'Mia Bakes',
  key: 'cpal_live_example',
  product: 'cpal',
  product_id: 'cpal',
  product_name: 'AI Recipe Assistant',
  domain: 'miabakes.com',
  origin: 'https://miabakes.com',
  url: 'https://miabakes.com/no-knead-bread',
  place: 'miabakes.com',
  name: 'Mia Bakes',
  title: 'No-Knead Bread',
  language: 'en',
  currency: 'usd',
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2030,
  amount: 2000,
  amount_due: 2000,
  priceId: 'price_basic',
  stripeCustomerId: 'cus_example',
  customerId: 'cus_example',
  payment_method_id: 'pm_example',
  hosted_invoice_url: 'https://invoice.example/1',
  invoice_pdf: 'https://invoice.example/1.pdf',
  interval: 'month',
  status: 'active',
  country: 'US',
  line1: '12 Mill Road',
  city: 'Burlington',
  state: 'VT',
  postal_code: '05401',
  type: 'eu_vat',
  value: 'DE123456789',
  question: 'Can I use rye flour?',
  answer: 'Yes. Replace up to half of the bread flour.',
  text: 'Yes. Replace up to half of the bread flour.',
  greeting: 'Hi! Ask me about this recipe.',
  accent: '#c2410c',
  picture: '/api/pictures/example',
  day: '2026-11-30',
  code: 'validation_failed',
};

const kinds = v.looseObject({
  $ref: v.optional(v.string()),
  type: v.optional(v.string()),
  const: v.optional(v.unknown()),
  enum: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.unknown())),
  properties: v.optional(v.record(v.string(), v.unknown())),
  additionalProperties: v.optional(v.unknown()),
  items: v.optional(v.unknown()),
  format: v.optional(v.string()),
  pattern: v.optional(v.string()),
  minItems: v.optional(v.number()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
});

type Kind = v.InferOutput<typeof kinds>;

/** Whether the name's own value is of the kind that the schema wants; a test tries all of them. */
function fits(value: unknown, { type, maxLength = Infinity, enum: words }: Kind) {
  if (words) return words.includes(value);
  if (typeof value === 'number') return type === 'integer' || type === 'number';
  return typeof value === 'string' && type === 'string' && value.length <= maxLength;
}

const byPattern: Readonly<Record<string, string>> = {
  '^data:image\\/webp;base64,': 'data:image/webp;base64,UklGRg==',
  '^[0-9a-f]{16}$': '0123456789abcdef',
  '^[a-z][a-z0-9-]*$': 'mfe-marketing',
  '^https?:\\/\\/': 'https://miabakes.com/no-knead-bread',
};

function textFor(name: string, { format }: Kind) {
  if (format === 'uuid' || name === 'id' || /(_id|Id)$/.test(name)) return id;
  return name;
}

/** An object, an array or a scalar, as its schema says. */
const byType: Readonly<
  Record<
    string,
    (name: string, kind: Kind, sample: (name: string, of: unknown) => unknown) => unknown
  >
> = {
  object: (name, { properties = {}, additionalProperties }, sample) => {
    const fields = Object.entries(properties).map(([key, one]) => [key, sample(key, one)]);
    const isRecord = typeof additionalProperties === 'object';
    return isRecord && fields.length === 0
      ? { [name]: sample(name, additionalProperties) }
      : Object.fromEntries(fields);
  },
  array: (name, { items }, sample) => [sample(name.replace(/s$/, ''), items)],
  string: (name, kind) => textFor(name, kind),
  integer: (name) => (/(_at|At|_until|_end|date|created|day|start)$/i.test(name) ? moment : 1),
  number: () => 1,
  boolean: () => true,
  null: () => null,
};

/** Makes examples out of schemas that refer to these components. */
export function createExamples(components: Readonly<Record<string, JsonSchema>>) {
  /** A value that a schema takes, for a field of this name. */
  function sample(name: string, schema: unknown): unknown {
    const kind = v.parse(kinds, schema);
    if (kind.$ref !== undefined) return sample(name, components[kind.$ref.split('/').at(-1) ?? '']);
    if ('const' in kind) return kind.const;
    const known = byPattern[kind.pattern ?? ''] ?? byName[name];
    if (known !== undefined && fits(known, kind)) return known;
    if (kind.enum) return kind.enum[0];
    if (kind.anyOf) return sample(name, kind.anyOf[0]);
    return byType[kind.type ?? 'null']?.(name, kind, sample);
  }
  return sample;
}
