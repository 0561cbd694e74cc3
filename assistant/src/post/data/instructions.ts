import type { Line } from '../draft';
import { plainLine } from '../page/html-lines';
import { bare } from '../page/text';
import { groupName } from '../sections/lines';
import type { Graph } from './nodes';
import { stepsIn } from './steps-in';
import { type Data, firstOf, isData, listOf, typesOf } from './values';

const most = { depth: 8, steps: 200 };

/** Where a part of the data stands. */
interface Place {
  group: string | null;
  depth: number;
  /** It holds all steps, and not one of several. */
  isAlone: boolean;
}

/** What an element of an ordered list holds. */
const itemIn = (value: unknown): unknown =>
  isData(value) && isData(value['item']) && !typesOf(value).includes('howtosection')
    ? value['item']
    : value;

/** The first of several properties that holds anything; else an empty one. */
const firstFilled = (node: Data, ...names: string[]): unknown =>
  names.map((name) => node[name]).find((value) => listOf(value).length > 0) ??
  firstOf(node, ...names);

// What sites name their steps where the name says nothing.
const emptyName = /^(?:step|schritt|paso|[ée]tape|passo|passaggio|krok|steg|stap)?\s?\d{0,3}\.?$/iu;

/** The text of a step, led by its name where that is no shortened form of it. */
function stepText(node: Data): string {
  const text = listOf(firstOf(node, 'text', 'description'))
    .filter((one) => typeof one === 'string')
    .map(plainLine)
    .join(' ');
  const name = typeof node['name'] === 'string' ? plainLine(node['name']) : '';
  if (text === '') return name;
  const start = bare(name).slice(0, 24);
  const isPart = bare(text).includes(start) || emptyName.test(name) || name.length > 100;
  return isPart ? text : `${name.replace(/[.:]$/, '')}: ${text}`;
}

/** Reads `recipeInstructions`: lists, sections, steps of steps, or one text with line breaks. */
export function instructionLines(value: unknown, graph: Graph): Line[] {
  const lines: Line[] = [];
  const add = (text: string, group: string | null) => {
    if (text !== '' && lines.length < most.steps) lines.push({ text, group });
  };

  const read = (unfollowed: unknown, at: Place): void => {
    const one = itemIn(graph.follow(unfollowed));
    if (at.depth > most.depth) return;
    if (typeof one === 'string') return addText(one, at);
    if (Array.isArray(one)) {
      const isAlone = at.isAlone && one.length === 1;
      for (const inner of one) read(inner, { ...at, isAlone, depth: at.depth + 1 });
    } else if (isData(one)) readNode(one, at);
  };

  /** A text alone has its steps on its lines; one of a list is one step. */
  const addText = (text: string, { group, isAlone }: Place): void => {
    if (!isAlone) return add(plainLine(text), group);
    for (const step of stepsIn(text)) add(step.text, step.group ?? group);
  };

  const readNode = (node: Data, { group, depth, isAlone }: Place): void => {
    const inner = firstFilled(
      node,
      'itemListElement',
      'item',
      'steps',
      'step',
      'recipeInstructions',
    );
    const types = typesOf(node);
    if (types.includes('howtotip')) return;
    const name = typeof node['name'] === 'string' ? plainLine(node['name']) : '';
    if (inner === undefined || inner === '') {
      const text = firstOf(node, 'text', 'description');
      const isSection = types.includes('howtosection') || types.includes('itemlist');
      const isText = typeof text === 'string';
      if (isSection && isText) {
        addText(text, { group: groupName(name) ?? group, depth, isAlone: true });
      } else if (isAlone && isText && stepsIn(text).length > 1) {
        addText(text, { group, depth, isAlone });
      } else add(isSection ? name : stepText(node), group);
      return;
    }
    const isStep = types.includes('howtostep') || types.includes('listitem');
    if (isStep) {
      const before = lines.length;
      read(inner, { group, depth: depth + 1, isAlone: false });
      if (lines.length === before) add(stepText(node), group);
      else joinStep(node, lines, before);
      return;
    }
    read(listOf(inner), { group: groupName(name) ?? group, depth: depth + 1, isAlone: true });
  };

  read(value, { group: null, depth: 0, isAlone: true });
  return lines;
}

/** The directions of one step are one step, under its name. */
function joinStep(node: Data, lines: Line[], from: number): void {
  const directions = lines.splice(from);
  const text = directions.map((line) => line.text).join(' ');
  const own = stepText({ ...node, text });
  lines.push({ text: own, group: directions[0]?.group ?? null });
}
