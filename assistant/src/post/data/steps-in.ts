import type { Line } from '../draft';
import { markedLines } from '../page/html-lines';
import { groupName } from '../sections/lines';
import { sentencesOf } from '../../retrieval/lines/sentences';

const most = { steps: 60 };
const least = { length: 400, sentences: 5 };

/** A paragraph so long that it holds the whole work: each sentence of it is a step. */
function sentenceSteps(text: string): string[] {
  const sentences = text.length < least.length ? [] : sentencesOf(text);
  return sentences.length < least.sentences ? [text] : sentences.slice(0, most.steps);
}

/** Where the step of a number begins in a text, and how long that number is. */
const numberAt = (text: string, number: number, from: number): RegExpExecArray | null => {
  const start = number === 1 ? '^' : '\\s';
  const pattern = new RegExp(`${start}(?:\\p{L}{3,12} )?${number}[.):]\\s{1,3}(?=\\p{L})`, 'gu');
  pattern.lastIndex = from;
  return pattern.exec(text);
};

/** One line that numbers its steps as those steps: "1. Soak. 2. Fry."; else the line. */
function numbered(text: string): string[] {
  const starts: number[] = [];
  for (let from = 0; starts.length < most.steps;) {
    const found = numberAt(text, starts.length + 1, from);
    if (found === null) break;
    starts.push(found.index);
    from = found.index + found[0].length;
  }
  return starts.length < 2
    ? sentenceSteps(text)
    : starts.map((start, place) => text.slice(start, starts[place + 1]).trim());
}

/** The steps of one text that holds them all; a heading in it names those below. */
export function stepsIn(source: string): Line[] {
  const lines = markedLines(source);
  const [first] = lines;
  if (first !== undefined && lines.length === 1) {
    return numbered(first.text).map((text) => ({ text, group: null }));
  }
  let group: string | null = null;
  return lines.flatMap(({ text, isHeading }, place) => {
    const leads = isHeading && lines[place + 1]?.isHeading === false;
    if (leads) group = groupName(text);
    return leads ? [] : [{ text, group }];
  });
}
