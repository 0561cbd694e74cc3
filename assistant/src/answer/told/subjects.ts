import { findFoods } from '../../kitchen/foods';
import { type Action, actions } from '../../language/cues/cues';
import { type Deed, deedsIn } from '../../language/cues/deeds';
import { shortCues } from '../../language/cues/tables';
import { tools } from '../../language/cues/tools';
import { namingWords } from '../../language/naming-words';
import { fold } from '../../language/fold';
import type { Language } from '../../language/languages';
import { isInOneOf, synonymsOf } from '../../language/synonyms';
import { words } from '../../language/words';
import { lacks } from '../../question/named/may-lack';
import { germanVerbs } from '../../question/spelling/german-verbs';
import { cuesOf } from '../../retrieval/cues-of';
import type { Question } from '../../question/question';
import type { Spoken } from '../../retrieval/events';
import type { PreparedPost } from '../../retrieval/prepared';
import { usesTool } from '../../retrieval/uses-tool';
import { isSaidAlike, namedAcross } from './across-languages';
import type { Ask } from '../draft';
import { isKin } from '../time/timed-choice';

/** One thing that a question names, and how surely a part of a post speaks of it: 0 to 1. */
export interface Subject {
  weight: number;
  in: (spoken: Spoken) => number;
}

/** "Shake" for "mix" is not as sure as the word itself. */
const byMeaning = 0.85;

const ofImplied = 0.25;

const shortestPart = 4;
/** A word may go on by so many letters in another form of it. */
const mostEnding = 3;

/** "大きい" before a verb, "大きな" before a noun: a Japanese adjective without its ending. */
const withoutEnding = (word: string) => word.replace(/(?<=\p{Script=Han}き?)[いなく]$/u, '');

/** Whether one is the other with an ending, or a compound's part where the language has such. */
function isSameWord(one: string, other: string, language: Language): boolean {
  if (one === other) return true;
  if (language === 'ja' && withoutEnding(one) === withoutEnding(other)) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortestPart) return false;
  if (long.startsWith(short) && long.length - short.length <= mostEnding) return true;
  return language === 'de' && (long.endsWith(short) || long.startsWith(short));
}

/** The question without the tool that its reader has not: "no slow cooker, how long on the hob?" */
function namedIn({ question, post }: Ask): string {
  if (!lacks(question)) return question.text;
  const title = fold(post.post.title);
  const own = cuesOf(post.language);
  return [...question.tools]
    .filter(
      (tool) => own.tools[tool].test(title) || post.steps.some((each) => each.tools.has(tool)),
    )
    .reduce((text, tool) => text.replace(question.cues.tools[tool], ' '), question.folded);
}

/** Several answers look at the same subjects; they go with their question. */
const subjectsByQuestion = new WeakMap<
  Question,
  { post: PreparedPost; subjects: readonly Subject[] }
>();

/** The words of a question that name something, each with a test for parts of the post. */
export function subjectsOf(ask: Ask): readonly Subject[] {
  const { question, post } = ask;
  const known = subjectsByQuestion.get(question);
  if (known?.post === post) return known.subjects;
  const subjects = findSubjects(ask);
  subjectsByQuestion.set(question, { post, subjects });
  return subjects;
}

function findSubjects(ask: Ask): Subject[] {
  const { question, post } = ask;
  const { language, cues } = question;
  const own = cuesOf(post.language);
  const rarest = Math.log(1 + post.fragments.length);
  const { keep } = shortCues[language];
  // "How long will it last?": what tells that keeping is asked about names nothing.
  const isOfKeeping = (text: string) => question.intents.has('storage') && keep.test(text);
  const all = namingWords(namedIn(ask), language).filter(
    ({ text }) => /\p{L}{2}|[぀-鿿]/u.test(text) && !isOfKeeping(fold(text)),
  );
  const isSame = language === post.language;
  const verbs = germanVerbs(question, post);
  const titled = words(post.post.title, post.language);
  const title = new Set(titled.flatMap(({ stem, text }) => (isSame ? [stem] : [stem, fold(text)])));
  const isOfTitle = (stem: string) => title.has(stem) || (!isSame && isSaidAlike(stem, title));
  const ofWords = all.map(({ text, stem: asked }): Subject => {
    const folded = fold(text);
    const stem = verbs.get(asked) ?? asked;
    const named = actions.filter((each) => cues.actions[each].test(folded));
    const done = actions.filter((each) => named.includes(each) || isAkin(each, named));
    const used = tools.filter((each) => cues.tools[each].test(folded));
    const deeds = [...deedsIn(folded, language)];
    const foods = findFoods(text, language).map(({ food }) => food.id);
    const isAcross = isSame ? null : namedAcross({ text, stem }, language, post.language);
    const groups = isSame ? synonymsOf(stem, language) : none;
    const isMeantIn = (spoken: Spoken) =>
      done.some((each) => own.actions[each].test(spoken.folded)) ||
      used.some((each) => own.tools[each].test(spoken.folded)) ||
      deeds.some((each) => foundIn(spoken, post.language).deeds.has(each)) ||
      (groups.size > 0 && spoken.stems.some((each) => isInOneOf(groups, each, language))) ||
      foods.some((id) => foundIn(spoken, post.language).foods.has(id));
    // What is baked is in an oven, and a post is on its dish: such words tell little.
    const isImplied =
      (used.includes('oven') && post.steps.some((each) => usesTool(each, 'oven'))) ||
      (isOfTitle(stem) && !post.ingredients.some((each) => each.stems.includes(stem)));
    const share = isImplied ? ofImplied : 1;
    const rareness = isSame && post.index.has(stem) ? post.index.idf(stem) + 0.1 : rarest;
    return {
      weight: rareness * share,
      in: (spoken) => {
        if (isSame && spoken.stems.some((other) => isSameWord(stem, other, language))) return 1;
        if (isAcross?.(spoken)) return 1;
        return isMeantIn(spoken) ? byMeaning : 0;
      },
    };
  });
  // "Take it out": a deed of several words is a subject of its own.
  const ofOne = new Set(
    words(question.text, language).flatMap(({ text }) => [...deedsIn(fold(text), language)]),
  );
  const more = [...question.deeds].filter((deed) => !ofOne.has(deed));
  const ofSeveral = more.map((deed) => ({
    weight: rarest,
    in: (spoken: Spoken) => (foundIn(spoken, post.language).deeds.has(deed) ? byMeaning : 0),
  }));
  return [...ofWords, ...ofSeveral];
}

const none: ReadonlySet<number> = new Set();

/** What readers name one for the other; a dish that is frozen does not cool. */
const isAkin = (one: Action, others: readonly Action[]) =>
  one !== 'cook' &&
  one !== 'freeze' &&
  isKin(new Set(others.filter((each) => each !== 'cook' && each !== 'freeze')), new Set([one]));

/** What the engine finds in a text in the post's language. */
interface Found {
  foods: ReadonlySet<string>;
  deeds: ReadonlySet<Deed>;
}

/** Every word of every question looks at the same texts. */
const foundBySpoken = new WeakMap<Spoken, Found>();

function foundIn(spoken: Spoken, language: Language): Found {
  const before = foundBySpoken.get(spoken);
  if (before !== undefined) return before;
  const found = {
    foods: new Set(findFoods(spoken.text, language).map(({ food }) => food.id)),
    deeds: deedsIn(spoken.folded, language),
  };
  foundBySpoken.set(spoken, found);
  return found;
}
