import type { CuedIntent } from '../../language/cues/cues';
import { lightCues, shortCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { synonymsOf } from '../../language/synonyms';
import { words } from '../../language/words';
import { asksMeaning } from '../../knowledge/asked-technique';
import { mayLack } from '../../question/may-lack';
import type { Fragment } from '../../retrieval/prepared';
import { isBeside } from '../../retrieval/told';
import type { Answerer, Ask } from '../draft';
import { quotedFragment } from '../quoted-fragment';
import { asksMeasure } from './trouble';

/** These are worked out or have fixed words, whatever heading is like them. */
const others: readonly CuedIntent[] = [
  'convert',
  'scale',
  'amount',
  'ingredient_list',
  'diet',
  'nutrition',
  'related',
];

/** Of what the question and the heading name, the share that both do. */
const minOfQuestion = 0.6;
/** A heading that asks nothing ("Mine came out dry") must say nearly what the question says. */
const minOfStatement = 0.75;

/** A heading of the post that says what the reader asks: what stands below it is the author's answer. */
export const headed: Answerer = (ask) => {
  const { question, post } = ask;
  if (question.language !== post.language || others.some((each) => question.intents.has(each))) {
    return null;
  }
  // "How thick should it be?" asks for a measure, which no "Too thick?" gives.
  if (asksMeasure(question)) return null;
  const title = new Set(
    words(post.post.title, post.language).flatMap(({ stem, isStop }) => (isStop ? [] : [stem])),
  );
  const asked = named(question.text, title, post.language);
  if (asked.length === 0) return null;
  const why = asksWhy(question.text, post.language);
  const meaning = asksMeaning(question.text, post.language);
  const scored = post.fragments.flatMap((fragment, place) => {
    const isFirst = post.fragments[place - 1]?.section !== fragment.section;
    const isForOthers = fragment.lacked.length > 0 && !mayLack(question);
    if (
      !isFirst ||
      !isBeside(fragment.kind) ||
      isForOthers ||
      fragment.isUnfit ||
      !tellsWhatIsAsked(ask, fragment)
    )
      return [];
    return (fragment.heading ?? '').split(' – ').flatMap((heading) => {
      const isAsked = /[?？]\s*$/u.test(heading);
      const isOther =
        why !== asksWhy(heading, post.language) || meaning !== asksMeaning(heading, post.language);
      if (isOnOtherPart(question.text, heading, title, post.language)) return [];
      if (heading === '' || (isAsked && isOther) || (!isAsked && (why || meaning))) return [];
      const score = likeness(asked, named(heading, title, post.language), post.language);
      return score >= (isAsked ? minOfQuestion : minOfStatement) ? [{ fragment, score }] : [];
    });
  });
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best ? { ...quotedFragment(ask, best.fragment, 3), intent: 'step' } : null;
};

/** A time or a heat that is asked for must stand in the text. */
function tellsWhatIsAsked({ question: { intents }, post }: Ask, { section }: Fragment): boolean {
  const texts = post.fragments.filter((each) => each.section === section);
  return (
    (!intents.has('duration') || texts.some(({ durations }) => durations.length > 0)) &&
    (!intents.has('temperature') || texts.some(({ heats }) => heats.length > 0))
  );
}

const asksWhy = (text: string, language: Language) => shortCues[language].why.test(fold(text));

/** "Why did my cake sink?" is not asked by "Why did my plums sink?", though both are of the plum cake. */
function isOnOtherPart(
  asked: string,
  heading: string,
  title: ReadonlySet<string>,
  language: Language,
): boolean {
  const partsIn = (text: string) =>
    words(text, language).flatMap(({ stem }) => (title.has(stem) ? [stem] : []));
  const [own, theirs] = [partsIn(asked), partsIn(heading)];
  return own.length > 0 && theirs.length > 0 && !own.some((stem) => theirs.includes(stem));
}

/** Stems of what a text names beside the dish itself. */
const named = (text: string, title: ReadonlySet<string>, language: Language): string[] => [
  ...new Set(
    words(text, language)
      .filter(
        ({ text: word, stem, isStop }) =>
          !isStop && !title.has(stem) && !lightCues[language].test(fold(word)),
      )
      .map(({ stem }) => stem),
  ),
];

function likeness(asked: readonly string[], topic: readonly string[], language: Language): number {
  if (topic.length === 0) return 0;
  const isAlike = (one: string, other: string) =>
    one === other ||
    [...synonymsOf(one, language)].some((group) => synonymsOf(other, language).has(group));
  const met = (some: readonly string[], all: readonly string[]) =>
    some.filter((one) => all.some((other) => isAlike(one, other))).length;
  return (met(asked, topic) + met(topic, asked)) / (asked.length + topic.length);
}
