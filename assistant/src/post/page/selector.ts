import type { Element } from './element';

/** One element's part of a selector: its name, classes and id, as far as they are given. */
interface Part {
  name: string;
  classes: readonly string[];
  id: string | null;
}

/** A selector of elements by their names, classes and ids, and by those around them. */
export interface Selector {
  /** The class or id of the element itself that it is looked up by. */
  key: string;
  /** Of the element itself first, then of those around it. */
  parts: readonly Part[];
}

// What is hidden only where no script runs.
const withoutScript = /^no-?js$/;

const part = /^([a-z][a-z\d]{0,9})?((?:[.#][\w-]{1,60}){0,4})$/;

function partOf(text: string): Part | null {
  const found = part.exec(text);
  if (found === null) return null;
  const names = found[2]?.match(/[.#][^.#]+/g) ?? [];
  return {
    name: found[1] ?? '',
    classes: names.filter((one) => one.startsWith('.')).map((one) => one.slice(1)),
    id: names.find((one) => one.startsWith('#'))?.slice(1) ?? null,
  };
}

/** Reads a selector in lower case; null for states, attributes and what else is not known here. */
export function selectorOf(text: string): Selector | null {
  const words = text.replace('>', ' ').split(/\s+/, 6).filter(Boolean).toReversed();
  const parts = words.map(partOf);
  const known = parts.filter((one) => one !== null);
  const [own] = known;
  if (own === undefined || known.length < parts.length || words.length > 4) return null;
  if (known.some(({ classes }) => classes.some((one) => withoutScript.test(one)))) return null;
  const key = own.id === null ? own.classes[0] && `.${own.classes[0]}` : `#${own.id}`;
  return key === undefined ? null : { key, parts: known };
}

function fits({ name, classes, id }: Part, element: Element): boolean {
  if (name !== '' && name !== element.name) return false;
  if (id !== null && id !== element.attributes.id?.toLowerCase()) return false;
  for (const one of classes) if (!element.classes.includes(one)) return false;
  return true;
}

/** Whether a selector means an element. */
export function selects({ parts }: Selector, element: Element): boolean {
  let next = parts[0];
  if (next === undefined || !fits(next, element)) return false;
  let place = 1;
  for (let up = element.parent; up !== null && place < parts.length; up = up.parent) {
    next = parts[place];
    if (next !== undefined && fits(next, up)) place += 1;
  }
  return place === parts.length;
}
