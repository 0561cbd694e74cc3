import { getChildren, type File, isText, getElementName } from './content';
import { type Node, nodeIn, nodesIn, getText, walk } from './syntax';

/** What a conditional expression may come to; others inside it are resolved as well. */
function outcomesOf(node: Node): Node[] {
  if (node.type === 'ParenthesisExpression') return outcomesOf(nodeIn(node, 'expression'));
  if (node.type !== 'ConditionalExpression') return [node];
  return ['consequent', 'alternate'].flatMap((field) => outcomesOf(nodeIn(node, field)));
}

const hasKey = (element: Node) =>
  nodesIn(nodeIn(element, 'opening')['attributes']).some(
    (one) => one.type === 'JSXAttribute' && getText(nodeIn(one, 'name')) === 'key',
  );

/** React turns one into the other, so it writes into the text nodes of the first. */
function keepsTextNode(one: Node, other: Node, file: File): boolean {
  const isGiven = (node: Node) => node.type === 'Identifier' && file.elements.has(getText(node));
  if (isGiven(one) && isGiven(other)) return getText(one) !== getText(other);
  if (one.type !== 'JSXElement' || other.type !== 'JSXElement') return false;
  if (getElementName(one) !== getElementName(other) || hasKey(one) || hasKey(other)) return false;
  const [parts, otherParts] = [getChildren(one), getChildren(other)];
  const areNodes = parts.length > 1 && otherParts.length > 1;
  return parts.some((part, index) => {
    const otherPart = otherParts[index];
    if (otherPart === undefined) return false;
    if (isText(part) && isText(otherPart)) return areNodes && getText(part) !== getText(otherPart);
    return keepsTextNode(part, otherPart, file);
  });
}

/** Conditions that choose between elements of which React makes one into the other, with its texts. */
export const swappedElements = (file: File, tree: Node): Node[] =>
  [...walk(tree)]
    .filter(({ type }) => type === 'ConditionalExpression')
    .filter((condition) => {
      const outcomes = outcomesOf(condition);
      return outcomes.some((one, index) =>
        outcomes.slice(index + 1).some((other) => keepsTextNode(one, other, file)),
      );
    });
