import { parseSync } from '@swc/core';

/** A node of the syntax tree; what it holds depends on its type. */
export interface Node {
  type: string;
  span?: { start: number; end: number };
  [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Reads the syntax tree of a TSX source. */
export function parseTsx(source: string): Node {
  const module: unknown = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' });
  if (!isNode(module)) throw new TypeError('No syntax tree');
  return module;
}

/** The nodes that a field holds: one, a list of them, or none. */
export const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (isNode(value)) return [value];
  // Such as an argument of a call, which is a node in a wrapper.
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(nodesIn) : [];
};

/** The node in a field that holds exactly one. */
export function nodeIn(parent: Node, field: string): Node {
  const [found] = nodesIn(parent[field]);
  if (found === undefined) throw new TypeError(`${parent.type} without ${field}`);
  return found;
}

/** A node and all below it, but for what `isLeft` leaves out. */
export function* walk(node: Node, isLeft = (_node: Node) => false): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flatMap(nodesIn))
    if (!isLeft(child)) yield* walk(child, isLeft);
}

/** The text of an identifier or a literal. */
export function getText({ value }: Node): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
