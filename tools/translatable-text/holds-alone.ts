import { getChildren, type Components, isHost, getElementName } from './content';
import { type Node, nodeIn, nodesIn, getText, walk } from './syntax';

const isChildren = (child: Node) =>
  child.type === 'JSXExpressionContainer' && getText(nodeIn(child, 'expression')) === 'children';

/**
 * Says of elements whether what is in them is all that an element of the page holds: of a component, that
 * it puts its children nowhere next to something else. What is not ours is taken for such a component.
 */
export function readHolders(components: Components): (element: Node) => boolean {
  const known = new Map<string, boolean>();

  const holdsAlone = (name: string): boolean => {
    const held = known.get(name);
    if (held !== undefined) return held;
    // While it is read, for a component that is written with itself.
    known.set(name, true);
    const body = components.get(name)?.body;
    const uses = body === undefined ? [] : [...walk(body)].filter(hasChildren);
    const isAlone = uses.every((one) => getChildren(one).length === 1 && isHolder(one));
    known.set(name, isAlone);
    return isAlone;
  };
  const isHolder = (one: Node) =>
    isHost(one) || (one.type === 'JSXElement' && holdsAlone(getElementName(one)));
  return isHolder;
}

const hasChildren = (one: Node) =>
  (one.type === 'JSXElement' || one.type === 'JSXFragment') &&
  nodesIn(one['children']).some(isChildren);
