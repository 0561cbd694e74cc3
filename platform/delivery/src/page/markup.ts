import { escapeHtml } from '@cpal/server-kit/html';

/** JSON inside a script element: without `<` nothing in it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** An element without content, such as `meta`; an attribute that is null is left out. */
export function voidElement(name: string, attributes: Readonly<Record<string, string | null>>) {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escapeHtml(value)}"`],
  );
  return `<${name}${written.join('')}>`;
}
