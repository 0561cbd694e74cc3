import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from '@swc/core';
import * as v from 'valibot';

/** One regular expression, and where it comes from. */
export interface FoundPattern {
  from: string;
  pattern: RegExp;
}

const literal = v.object({
  type: v.literal('RegExpLiteral'),
  pattern: v.string(),
  flags: v.string(),
});
/** An expression made at run time, which no reading of the source can list. */
const constructed = v.object({ callee: v.object({ value: v.literal('RegExp') }) });

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
        if (v.is(constructed, node))
          throw new Error(`${from} makes a regular expression at run time`);
        return v.is(literal, node) ? { from, pattern: new RegExp(node.pattern, node.flags) } : [];
      });
    });
}

const withPattern = v.object({ pattern: v.string() });

/** Every pattern that an OpenAPI document names, also those that a schema's format brings along. */
export const findPatterns = (document: unknown): FoundPattern[] =>
  [...nodesOf(document)].flatMap((node) => {
    if (!v.is(withPattern, node)) return [];
    return { from: 'the OpenAPI document', pattern: new RegExp(node.pattern, 'u') };
  });
