import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';
import * as z from 'zod/mini';

/** One regular expression, and where it comes from. */
export interface FoundPattern {
  from: string;
  pattern: RegExp;
}

const literal = z.object({
  type: z.literal('RegExpLiteral'),
  pattern: z.string(),
  flags: z.string(),
});
/** An expression made at run time, which no reading of the source can list. */
const constructed = z.object({ callee: z.object({ value: z.literal('RegExp') }) });

function* nodesOf(node: unknown): Generator<object> {
  if (typeof node !== 'object' || node === null) return;
  yield node;
  for (const child of Object.values(node)) yield* nodesOf(child);
}

/**
 * Every regular expression that is written in the sources of a folder, tests and their helpers left out.
 * @throws where an expression is made at run time: it would not be among them.
 */
export function readPatterns(folder: string): FoundPattern[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => !file.startsWith('testing/'))
    .flatMap((file) => {
      const from = relative(process.cwd(), join(folder, file));
      const tree = parseSync(readFileSync(join(folder, file), 'utf8'), { syntax: 'typescript' });
      return [...nodesOf(tree)].flatMap((node) => {
        // Of a hundred nodes one is worth the schemas' look.
        if (!('pattern' in node || 'callee' in node)) return [];
        if (constructed.safeParse(node).success)
          throw new Error(`${from} makes a regular expression at run time`);
        const { data } = literal.safeParse(node);
        return data ? { from, pattern: new RegExp(data.pattern, data.flags) } : [];
      });
    });
}

const withPattern = z.object({ pattern: z.string() });

/** Every pattern that an OpenAPI document names, also those that a schema's format brings along. */
export const patternsOf = (document: unknown): FoundPattern[] =>
  [...nodesOf(document)].flatMap((node) => {
    const { data } = withPattern.safeParse(node);
    return data ? { from: 'the OpenAPI document', pattern: new RegExp(data.pattern, 'u') } : [];
  });
