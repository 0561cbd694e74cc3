import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import type { Cues } from '../../language/cues/cues';
import { shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { words } from '../../language/words';
import type { Post } from '../../post/post';
import { durationsIn } from '../figures/durations';
import { heatsIn } from '../figures/heats';
import { isPlanted } from './instructions';
import { lackedIn } from './lacked';
import type { Fragment } from '../prepared';
import { sentencesOf } from './sentences';
import { isBeside } from './told';

const mostFragments = 600;
const mostPassages = 150;
const longestSentence = 600;
/** Characters of all fragments together, some four long posts. */
const mostText = 60_000;

/** A part of the post with what stands above it. */
interface Piece {
  kind: Fragment['kind'];
  number: number;
  sentence: number;
  heading: string | null;
  section: number;
  text: string;
}

/** Divides a post into sentences and recipe lines, each with its stems and its heading. */
export function fragmentsOf(
  post: Post,
  recipe: Recipe | null,
  language: Language,
  cues: Cues,
): Fragment[] {
  let left = mostText;
  let section = 0;
  const divided = (
    kind: 'step' | 'note' | 'body',
    number: number,
    heading: string | null,
    text: string,
  ): Piece[] =>
    (left > 0 ? sentencesOf(text) : [])
      .filter((sentence) => {
        left -= sentence.length;
        return left > 0 && sentence.length <= longestSentence;
      })
      .map((sentence, index) => ({
        kind,
        number,
        sentence: index,
        heading,
        section,
        text: sentence,
      }));
  const lines = (recipe?.ingredients ?? []).map(({ text, group }, index): Piece => {
    section += 1;
    const shown = text.slice(0, longestSentence);
    return {
      kind: 'ingredient',
      number: index + 1,
      sentence: 0,
      heading: group,
      section,
      text: shown,
    };
  });
  const steps = (recipe?.steps ?? []).flatMap(({ number, text, group }) => {
    section += 1;
    return divided('step', number, group, text);
  });
  const notes = (recipe?.notes ?? []).flatMap((text, index) => {
    section += 1;
    return answering(divided('note', index, null, text), language);
  });
  // The dish's own name above the card says nothing of what stands below it.
  const name = recipe?.name ?? post.title;
  let last: string | null = null;
  const body = post.passages.slice(0, mostPassages).flatMap(({ heading, text }, index) => {
    if (heading === null || heading !== last) section += 1;
    last = heading;
    return divided(
      'body',
      index,
      heading === post.title || heading === name ? null : heading,
      text,
    );
  });
  return [...lines, ...steps, ...notes, ...answering(body, language)]
    .slice(0, mostFragments)
    .map((piece) => fragmentOf(piece, language, cues));
}

function fragmentOf(piece: Piece, language: Language, cues: Cues): Fragment {
  const folded = fold(piece.text);
  const stemsOf = (text: string) =>
    words(text, language)
      .filter(({ isStop }) => !isStop)
      .map(({ stem }) => stem);
  const topic = isBeside(piece.kind) ? (piece.heading ?? '') : '';
  return {
    ...piece,
    topic: fold(topic),
    topicStems: stemsOf(topic),
    folded,
    stems: stemsOf(piece.text),
    durations: durationsIn(folded, cues, language),
    heats: heatsIn(folded),
    lacked: lackedIn(topic, folded, language),
    isUnfit: isPlanted(folded, language) || cues.chatter.test(folded),
  };
}

const longestQuestion = 160;
const isAsked = (text: string) => text.length <= longestQuestion && /[?？]["”»」]?$/.test(text);

/**
 * Takes a question that the post itself asks ("Can I use frozen fruit?") for a heading of what follows
 * it: the sentences after it answer.
 */
function answering(pieces: readonly Piece[], language: Language): Piece[] {
  const found: Piece[] = [];
  let asked: Piece | null = null;
  let label: Label | null = null;
  for (const [place, piece] of pieces.entries()) {
    if (asked !== null && isPast(asked, piece, pieces)) asked = null;
    if (isLabel(piece, pieces[place + 1])) label = { piece, text: piece.text };
    else if (piece.sentence === 0) label = leading(piece, language);
    else if (label?.piece.section !== piece.section || label.piece.number !== piece.number)
      label = null;
    const next = pieces[place + 1];
    if (isAsked(piece.text) && next?.section === piece.section) {
      asked = piece;
      continue;
    }
    if (asked === null) {
      const isItself = label?.piece === piece && label.text === piece.text;
      const labelled = label !== null && !isItself ? [piece.heading, label.text] : null;
      const heading = labelled?.filter((each) => each !== null).join(' – ') ?? piece.heading;
      found.push({ ...piece, heading });
      continue;
    }
    const heading: string = [piece.heading, asked.text].filter((each) => each !== null).join(' – ');
    found.push({ ...piece, heading, section: piece.section + partOf(asked) });
  }
  return found;
}

/**
 * A question is answered until its section ends; one that leads its own paragraph, until that ends.
 */
function isPast(asked: Piece, { section, number }: Piece, all: readonly Piece[]): boolean {
  if (asked.section !== section) return true;
  if (asked.number === number) return false;
  return all.some((each) => each.number === asked.number && each.sentence > asked.sentence);
}

const longestLabel = 40;
/** Japanese has no spaces to count words by. */
const longestUnspaced = 14;
const mostLabelWords = 4;

/** "Frozen corn. Use 3 cups.": a few words at the start of a paragraph say what it is on. */
const isLabel = ({ text, sentence, number, section }: Piece, next: Piece | undefined): boolean =>
  sentence === 0 &&
  next?.number === number &&
  next.section === section &&
  text.length <= longestLabel &&
  /^[^,;:!?、，]+[.。]$/.test(text) &&
  text.split(' ').length <= mostLabelWords &&
  (text.includes(' ') || text.length <= longestUnspaced) &&
  !/\d/.test(text);

interface Label {
  /** The sentence that it leads or is. */
  piece: Piece;
  text: string;
}

/**
 * "Stovetop: simmer it …": what leads a paragraph before a colon says what it is on. "Frozen corn: …"
 * is on a food in one form, not on freezing.
 */
function leading(piece: Piece, language: Language): Label | null {
  const [, text] = /^([^,;:.!?()、，\d]{2,40})[:：]\s*\S/u.exec(piece.text) ?? [];
  const isForm = text !== undefined && shortCues[language].form.test(fold(text));
  return text !== undefined && !isForm && text.trim().split(' ').length <= mostLabelWords
    ? { piece, text: text.trim() }
    : null;
}

/** Tells apart the questions of one section; less than 1, since sections are counted. */
const partOf = ({ number, sentence }: Piece) => (number * mostPassages + sentence + 1) / 1e6;
