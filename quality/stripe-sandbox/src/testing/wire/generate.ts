import { resolve } from 'node:path';
import {
  type BaseType,
  createFormatter,
  createParser,
  createProgram,
  DEFAULT_CONFIG,
  AnyType,
  LiteralType,
  NeverType,
  type Schema,
  SchemaGenerator,
  StringType,
  type SubNodeParser,
} from 'ts-json-schema-generator';
import { typesFile } from './kept';

type Node = Parameters<SubNodeParser['supportsNode']>[0];

/** Stripe's objects that the sandbox has, by the names of their types. */
const present = new Set([
  'ApiList',
  'Customer',
  'DeletedCustomer',
  'DeletedTaxId',
  'EventBase',
  'Invoice',
  'InvoiceLineItem',
  'InvoicePayment',
  'LineItem',
  'PaymentIntent',
  'PaymentMethod',
  'Plan',
  'Price',
  'Product',
  'Refund',
  'Session',
  'SetupIntent',
  'Subscription',
  'SubscriptionItem',
  'TaxId',
]);

/** Told by their text: the compiler whose nodes these are is the generator's own, not the project's. */
const textOf = (node: Node): string => (node.pos < 0 ? '' : node.getText());

/** Reads one kind of type other than the generator would. */
const reading = (reads: (text: string) => boolean, type: BaseType): SubNodeParser => ({
  supportsNode: (node) => reads(textOf(node)),
  createType: () => type,
});

const absent = new LiteralType('(not in the sandbox)');

const differences: readonly SubNodeParser[] = [
  // Stripe's enumerations admit any text, for values to come; the sandbox uses known ones only.
  reading((text) => text === 'OtherString', new NeverType()),
  // The SDK makes objects of decimals, which travel as text.
  reading((text) => text === 'Decimal', new StringType()),
  // A reference to what the sandbox does not have can be an id or null, never that object.
  reading((text) => {
    const [, name] = /^export interface (\w+)[^]*?\n {4}object: '/.exec(text) ?? [];
    return name !== undefined && !present.has(name);
  }, absent),
  // A third of all types describe settings of other payment methods than cards.
  reading((text) => text.startsWith('interface PaymentMethodOptions '), absent),
  // Whatever Stripe.js and its server agree on; its type says nothing.
  reading((text) => text.startsWith('interface UseStripeSdk '), new AnyType()),
];

/**
 * The JSON Schema of everything in `WireTypes`, made from the types of the installed SDK: closed
 * objects, closed enumerations, every field that is not optional required. It takes seconds.
 */
export function generateSchema(): Schema {
  const config = {
    ...DEFAULT_CONFIG,
    path: typesFile,
    tsconfig: resolve('tsconfig.node.json'),
    type: 'WireTypes',
    expose: 'all',
    jsDoc: 'none',
    functions: 'hide',
    skipTypeCheck: true,
  } as const;
  const program = createProgram(config);
  const parser = createParser(program, config, (chain) => {
    for (const difference of differences) chain.addNodeParser(difference);
  });
  return new SchemaGenerator(program, parser, createFormatter(config), config).createSchema(
    config.type,
  );
}
