/** A value of a bracketed form: text, a list, or a map. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = Record<string, FormValue>;

type Tree = Map<string, Tree | string>;

/** Deeper than anything Stripe's own parameters need. */
const maxDepth = 8;

/** `a[b][]` → a, b and an empty name. */
const pathOf = (key: string): string[] => key.replaceAll(']', '').split('[').slice(0, maxDepth);

function insert(tree: Tree, [first = '', ...rest]: readonly string[], value: string): void {
  const name = first === '' ? String(tree.size) : first;
  const existing = tree.get(name);
  const branch: Tree = existing instanceof Map ? existing : new Map();
  tree.set(name, rest.length === 0 ? value : branch);
  if (rest.length > 0) insert(branch, rest, value);
}

function plain(node: Tree | string): FormValue {
  if (typeof node === 'string') return node;
  const names = [...node.keys()];
  if (names.every((name) => /^\d+$/.test(name))) return [...node.values()].map(plain);
  return entries(node);
}

function entries(tree: Tree): Form {
  return Object.fromEntries([...tree].map(([name, value]) => [name, plain(value)]));
}

/**
 * Reads `application/x-www-form-urlencoded` text, in which Stripe nests by brackets:
 * `items[0][price]=price_x&expand[]=customer`. A map whose names are all numbers is a list.
 */
export function parseForm(text: string): Form {
  const tree: Tree = new Map();
  for (const [key, value] of new URLSearchParams(text)) insert(tree, pathOf(key), value);
  return entries(tree);
}
