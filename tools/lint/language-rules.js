/** What stands in a pattern beside the letters that it is to match. */
const syntax =
  /\\[pP]\{[^}]*\}|\(\?<\w+>|\\k<\w+>|\\u\{[\da-fA-F]+\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\[a-zA-Z]/g;
/** A class of plain letters, such as `[a-z]`, names no word. */
const plainClass = /\[[ -\\^-~]*\]/g;
const word = /[a-z]{2}/i;
const otherLetter = /(?![a-z])[\p{Ll}\p{Lu}\p{Lo}]/iu;

/**
 * Whether a pattern matches words, or letters, of a language.
 * @param {string} pattern
 */
const isOfLanguage = (pattern) => {
  const plain = pattern.replaceAll(syntax, ' ').replaceAll(plainClass, ' ');
  return word.test(plain) || otherLetter.test(plain);
};

/**
 * The parts of a syntax tree that are read here, as ESTree names them.
 * @typedef {{
 *   type: string,
 *   value?: unknown,
 *   regex?: { pattern: string },
 *   callee?: { name?: string },
 *   arguments?: Node[],
 * }} Node
 * @typedef {{ report: (fault: { node: Node, message: string }) => void }} Context
 */

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * What a node says in words; null where it says none.
 * @param {Node} node
 * @returns {string | null}
 */
function writtenIn({ type, value }) {
  if (type === 'Literal') return typeof value === 'string' ? value : null;
  if (type !== 'TemplateElement' || typeof value !== 'object' || value === null) return null;
  return 'raw' in value && typeof value.raw === 'string' ? value.raw : null;
}

/**
 * The texts that `new RegExp(…)` is made from; not what is handed to a function there.
 * @param {unknown} node
 * @returns {Node[]}
 */
function textsIn(node) {
  if (!isNode(node)) return [];
  const below = Object.entries(node)
    .filter(([key]) => key !== 'parent' && !(key === 'arguments' && node.type === 'CallExpression'))
    .flatMap(([, child]) => (Array.isArray(child) ? child : [child]))
    .flatMap(textsIn);
  return writtenIn(node) === null ? below : [node, ...below];
}

const message = 'A pattern of a language belongs to its pack, in assistant/src/language/packs.';

/** Logic that is the same for all languages has no word of one in a pattern, and no letter but plain ones. */
const noLanguageInPatterns = {
  create: (/** @type {Context} */ context) => ({
    Literal: (/** @type {Node} */ node) => {
      const written = writtenIn(node);
      const isBad =
        (node.regex !== undefined && isOfLanguage(node.regex.pattern)) ||
        (written !== null && otherLetter.test(written));
      if (isBad) context.report({ node, message });
    },
    NewExpression: (/** @type {Node} */ node) => {
      if (node.callee?.name !== 'RegExp') return;
      for (const text of textsIn(node.arguments?.[0])) {
        if (isOfLanguage(writtenIn(text) ?? '')) context.report({ node: text, message });
      }
    },
  }),
};

export default {
  meta: { name: 'languages' },
  rules: { 'no-language-in-patterns': noLanguageInPatterns },
};
