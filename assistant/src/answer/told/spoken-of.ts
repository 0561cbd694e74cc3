import type { Spoken } from '../../retrieval/events';
import type { Fragment } from '../../retrieval/prepared';
import { isTold } from '../../retrieval/lines/told';
import type { Ask, Draft } from '../draft';
import { quotedFragment } from '../quoted-fragment';
import type { Intent } from '../reply';
import type { Subject } from './subjects';
import { byShare, type Told } from './told-shares';

/** What a sentence needs to answer, and what question that is an answer to. */
interface Wanted {
  intent: Intent;
  /** Of the question's words that name something, rare ones counting more, at least: 0 to 1. */
  enough: number;
  fits: (fragment: Fragment) => boolean;
}

/** How surely a sentence or the heading above it speaks of one thing. */
function spokenIn(line: Fragment, subject: Subject) {
  const inside = subject.in(line);
  return inside === 1 || line.topic === '' ? inside : Math.max(inside, subject.in(headingOf(line)));
}

const headings = new WeakMap<Fragment, Spoken>();

function headingOf(line: Fragment): Spoken {
  const known = headings.get(line);
  if (known !== undefined) return known;
  const { topic, topicStems, heading } = line;
  const spoken = { text: heading ?? '', folded: topic, stems: topicStems };
  headings.set(line, spoken);
  return spoken;
}

/**
 * The sentences that can answer by how much of what a question names they speak of, best first. Unlike
 * the ranking it asks for each word of the question, by another form, as a part of a compound, or as the
 * same action, tool or food in another language.
 */
export function sentencesByQuestion(
  ask: Ask,
  fits: (fragment: Fragment) => boolean,
): readonly Told<Fragment>[] {
  const all = ask.post.fragments.filter((fragment) => isTold(fragment) && fits(fragment));
  return byShare(ask, all, spokenIn);
}

/**
 * Answers with the sentence of the post that speaks of most of what a question names; null where none
 * speaks of enough.
 */
export function quoteSpoken(ask: Ask, { intent, enough, fits }: Wanted): Draft | null {
  const [best] = sentencesByQuestion(ask, fits);
  if (best === undefined || best.share < enough) return null;
  return { ...quotedFragment(ask, best.of), intent };
}
