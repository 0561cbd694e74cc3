import {
  getChildren,
  type Component,
  type Components,
  type Content,
  type File,
  isFunction,
  Reader,
} from './content';
import { readHolders } from './holds-alone';
import { swappedElements } from './swapped-elements';
import { isNode, type Node, nodeIn, parseTsx, getText, walk } from './syntax';

/** A TSX file by its path. */
export type Sources = Readonly<Record<string, string>>;

type Danger = 'comes or goes' | 'follows what comes or goes' | 'changes beside siblings';

/** A text that React handles as a node of its own, which a translator has taken from its place. */
export interface UnsafeText {
  file: string;
  line: number;
  danger: Danger;
}

interface Parsed extends File {
  path: string;
  source: Buffer;
  tree: Node;
}

function parse(path: string, source: string): Parsed {
  const tree = parseTsx(source);
  const nodes = [...walk(tree)];
  const constants = new Map<string, Node>();
  for (const { type, id, init } of nodes)
    if (type === 'VariableDeclarator' && isNode(id) && isNode(init))
      constants.set(getText(id), init);
  for (const node of nodes)
    if (node.type === 'FunctionDeclaration')
      constants.set(getText(nodeIn(node, 'identifier')), node);
  const typed = (type: string) =>
    nodes
      .filter((one) => one.type === 'TsPropertySignature')
      .filter((one) => [...walk(one)].some((inner) => getText(inner) === type))
      .map((one) => getText(nodeIn(one, 'key')));
  const elements = new Set(typed('ReactElement'));
  const given = new Set(typed('ReactNode'));
  if (!elements.has('children')) given.add('children');
  return { path, source: Buffer.from(source), tree, constants, given, elements };
}

/** The functions of a file by their names, but for what they are wrapped in. */
function componentsIn(file: Parsed): [string, Component][] {
  return [...walk(file.tree)].flatMap((node): [string, Component][] => {
    const named = node.type === 'FunctionDeclaration' ? node['identifier'] : node['id'];
    const made = node.type === 'FunctionDeclaration' ? node : node['init'];
    if (!isNode(named) || !isNode(made) || !/^[A-Z]/.test(getText(named))) return [];
    return isFunction(made) ? [[getText(named), { body: nodeIn(made, 'body'), file }]] : [];
  });
}

const isPlain = ({ kind }: Content) => kind === 'text' || kind === 'changing text';

/** What React writes as the content of an element, without a node of its own, is safe. */
function withoutOwnText(content: Content): Content {
  if (isPlain(content)) return { kind: 'element' };
  if (content.kind !== 'one of') return content;
  return { ...content, options: content.options.map(withoutOwnText) };
}

/** The first text that may stand at the begin of what follows. */
function firstText(following: readonly Content[]): number | null {
  for (const content of following) {
    if (content.kind === 'element') return null;
    if (content.kind === 'all') {
      const found = firstText(content.parts);
      if (found !== null || content.parts.length > 0) return found;
    } else if (content.kind === 'one of') {
      const found = content.options.map((one) => firstText([one])).find((at) => at !== null);
      if (found !== undefined) return found;
    } else return content.at;
  }
  return null;
}

type Report = (at: number, danger: Danger) => void;

function check(
  content: Content,
  following: readonly Content[],
  comesOrGoes: boolean,
  report: Report,
) {
  if (content.kind === 'element') return;
  if (content.kind === 'all') {
    for (const [index, part] of content.parts.entries())
      check(part, [...content.parts.slice(index + 1), ...following], comesOrGoes, report);
  } else if (content.kind === 'one of') {
    // React keeps the node of a text that gives way to another text.
    if (content.options.every(isPlain))
      check({ kind: 'changing text', at: content.at }, following, comesOrGoes, report);
    else {
      for (const option of content.options) check(option, following, true, report);
      if (firstText(following) !== null) report(content.at, 'follows what comes or goes');
    }
  } else if (comesOrGoes) report(content.at, 'comes or goes');
  else if (content.kind === 'changing text') report(content.at, 'changes beside siblings');
}

/** Every text of TSX files that breaks, or stays as it was, once a browser has translated the page. */
export function findUnsafeTexts(sources: Sources): UnsafeText[] {
  const files = Object.entries(sources).map(([path, source]) => parse(path, source));
  const components: Components = new Map(files.flatMap(componentsIn));
  const reader = new Reader(components);
  const isHolder = readHolders(components);
  return files.flatMap((file) => {
    const found = new Map<string, UnsafeText>();
    const report: Report = (at, danger) => {
      const line = file.source.subarray(0, at).toString().split('\n').length;
      found.set(`${line} ${danger}`, { file: file.path, line, danger });
    };
    for (const node of walk(file.tree)) {
      if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') continue;
      const parts = getChildren(node).map((child) => reader.read(child, file));
      const [only] = parts;
      const isOwn = parts.length === 1 && only !== undefined && isHolder(node);
      check({ kind: 'all', parts: isOwn ? [withoutOwnText(only)] : parts }, [], false, report);
    }
    for (const { span } of swappedElements(file, file.tree))
      report(span?.start ?? 0, 'changes beside siblings');
    return [...found.values()];
  });
}
