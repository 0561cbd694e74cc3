import { Ajv, type SchemaObject } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import { generateSchema } from './generate';

type WireSchema = SchemaObject & { definitions: { WireTypes: { properties: object } } };

const addressOf = (kind: string) =>
  `wire#/definitions/WireTypes/properties/${encodeURIComponent(kind)}`;

/** The source of a module that has a validator for each kind in `WireTypes`, by its name. */
export function compileValidators(): string {
  // The generator has another type for a schema than the validator; as JSON they are the same.
  const wire: WireSchema = JSON.parse(JSON.stringify(generateSchema()));
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    inlineRefs: false,
    validateSchema: false,
    code: { source: true },
    schemas: { wire },
  });
  const kinds = Object.keys(wire.definitions.WireTypes.properties);
  return standaloneCode(ajv, Object.fromEntries(kinds.map((kind) => [kind, addressOf(kind)])));
}
