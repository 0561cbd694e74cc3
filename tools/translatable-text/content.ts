import type { Node } from './syntax';
import { isNode, nodeIn, nodesIn, getText, walk } from './syntax';

/**
 * What React keeps of a part of a screen: elements, texts that are nodes of their own, and which of these
 * come and go. `given` comes from a component's parent, and may begin with a text.
 */
export type Content =
  | { kind: 'element' }
  | { kind: 'text' | 'changing text' | 'given'; at: number }
  /** One after the other; React makes a node of every text in it. */
  | { kind: 'all'; parts: Content[] }
  /** One of them at a time; an empty `all` is nothing. */
  | { kind: 'one of'; options: Content[]; at: number };

/** A component: where it is written, and what its file knows. */
export interface Component {
  body: Node;
  file: File;
}

/** What the names in a file stand for. */
export interface File {
  constants: ReadonlyMap<string, Node>;
  /** Of type `ReactNode`: anything. */
  given: ReadonlySet<string>;
  /** Of type `ReactElement`: no text. */
  elements: ReadonlySet<string>;
}

export type Components = ReadonlyMap<string, Component>;

const element: Content = { kind: 'element' };
const nothing: Content = { kind: 'all', parts: [] };

const wrappers = new Set([
  'ParenthesisExpression',
  'TsAsExpression',
  'TsNonNullExpression',
  'TsSatisfiesExpression',
  'TsConstAssertion',
]);
const absent = new Set(['NullLiteral', 'BooleanLiteral', 'JSXEmptyExpression']);
const constantTexts = new Set(['StringLiteral', 'NumericLiteral', 'JSXText']);
const lists = new Set(['map', 'flatMap']);

/** A text that never changes where it stands. */
export const isText = ({ type }: Node) => constantTexts.has(type);

/** JSX leaves out lines that are blank, and the ends of lines. */
const isBlank = (text: string) => text.trim() === '' && (text.includes('\n') || text === '');

export const isFunction = ({ type }: Node) =>
  type === 'ArrowFunctionExpression' ||
  type === 'FunctionExpression' ||
  type === 'FunctionDeclaration';

/** What a function returns, each on its own. */
function returnsOf(body: Node): Node[] {
  if (body.type !== 'FunctionBody' && body.type !== 'BlockStatement') return [body];
  return [...walk(body, isFunction)]
    .filter(({ type }) => type === 'ReturnStatement')
    .flatMap((one) => nodesIn(one['argument']));
}

/** The children of an element or fragment that React knows of. */
export const getChildren = (parent: Node): Node[] =>
  nodesIn(parent['children'])
    .map((child) => (child.type === 'JSXExpressionContainer' ? nodeIn(child, 'expression') : child))
    .filter((child) => child.type !== 'JSXEmptyExpression')
    .filter((child) => child.type !== 'JSXText' || !isBlank(getText(child)));

/** The name of an element, such as `p`, `Button` or `late.Dialog`. */
export const getElementName = (one: Node): string =>
  nodesIn(nodeIn(one, 'opening')['name'])
    .flatMap((name) => [...walk(name)])
    .map(getText)
    .filter((text) => text !== '')
    .join('.');

export const isHost = (one: Node) =>
  one.type === 'JSXElement' && /^[a-z]/.test(getElementName(one));

/** Says what an expression or a child is to React. */
export class Reader {
  readonly #components: Components;
  readonly #open = new Set<Node>();

  constructor(components: Components) {
    this.#components = components;
  }

  /** @param at where it is used: a component's content is where the component stands. */
  read(node: Node, file: File, at = node.span?.start ?? 0): Content {
    const into = (inner: Node) => this.read(inner, file, at);
    const field = (name: string) => into(nodeIn(node, name));
    if (wrappers.has(node.type)) return field('expression');
    if (absent.has(node.type)) return nothing;
    if (isText(node)) return getText(node) === '' ? nothing : { kind: 'text', at };
    if (node.type === 'ConditionalExpression')
      return { kind: 'one of', options: [field('consequent'), field('alternate')], at };
    if (node.type === 'BinaryExpression' && node['operator'] === '&&')
      return { kind: 'one of', options: [nothing, field('right')], at };
    if (node.type === 'BinaryExpression' && /^(?:\|\||\?\?)$/.test(String(node['operator'])))
      return { kind: 'one of', options: [field('left'), field('right')], at };
    // Of two things that are compared, and of a negation, nothing is shown.
    if (node.type === 'BinaryExpression' || node.type === 'UnaryExpression') return nothing;
    if (node.type === 'JSXFragment') return { kind: 'all', parts: getChildren(node).map(into) };
    if (node.type === 'JSXElement') return this.#ofElement(node, file, at);
    if (node.type === 'CallExpression') return this.#ofCall(node, file, at);
    if (node.type === 'Identifier') return this.#ofName(node, file, at);
    if (node.type === 'MemberExpression' && file.given.has(getText(nodeIn(node, 'property'))))
      return { kind: 'given', at };
    return { kind: 'changing text', at };
  }

  #ofName(node: Node, file: File, at: number): Content {
    const name = getText(node);
    if (name === 'undefined') return nothing;
    if (file.given.has(name)) return { kind: 'given', at };
    if (file.elements.has(name)) return element;
    const constant = file.constants.get(name);
    if (constant === undefined) return { kind: 'changing text', at };
    return this.#once(constant, () => this.read(constant, file, at));
  }

  /** A list is here or not, in part or whole; a function of the same file is read where it is called. */
  #ofCall(node: Node, file: File, at: number): Content {
    const callee = nodeIn(node, 'callee');
    const isList = isNode(callee['property']) && lists.has(getText(callee['property']));
    const item = nodesIn(node['arguments']).find(isFunction);
    if (isList && item !== undefined) {
      const options = returnsOf(nodeIn(item, 'body')).map((one) => this.read(one, file, at));
      return { kind: 'one of', options: [nothing, ...options], at };
    }
    const called = file.constants.get(getText(callee));
    if (called === undefined || !isFunction(called)) return this.#ofName(callee, file, at);
    const [first = nothing, ...others] = returnsOf(nodeIn(called, 'body')).map((one) =>
      this.#once(one, () => this.read(one, file, at)),
    );
    return others.length === 0 ? first : { kind: 'one of', options: [first, ...others], at };
  }

  #ofElement(node: Node, file: File, at: number): Content {
    if (isHost(node)) return element;
    const name = getElementName(node);
    if (name === 'Suspense') {
      const parts = getChildren(node).map((child) => this.read(child, file, at));
      return { kind: 'one of', options: [element, { kind: 'all', parts }], at };
    }
    const component = this.#components.get(name);
    if (component === undefined) return element;
    const returned = returnsOf(component.body);
    return this.#once(component.body, () => {
      const options = returned.map((one) => this.read(one, component.file, at));
      const [only = nothing] = options;
      // React makes a node of a text that a component returns.
      return {
        kind: 'all',
        parts: [options.length === 1 ? only : { kind: 'one of', options, at }],
      };
    });
  }

  /** What is written with itself is an element in the end. */
  #once(node: Node, read: () => Content): Content {
    if (this.#open.has(node)) return element;
    this.#open.add(node);
    const content = read();
    this.#open.delete(node);
    return content;
  }
}
