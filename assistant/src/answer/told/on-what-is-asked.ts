import { lightCues, mannerCues, thingAskedCues, troubleCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { synonymsOf } from '../../language/synonyms';
import { words } from '../../language/words';
import { mayLack } from '../../question/may-lack';
import type { Fragment } from '../../retrieval/prepared';
import type { Ask } from '../draft';
import { givesReason } from './reason';
import { isSameWord } from './subjects';
import { troublesIn } from './trouble';

type Fits = (fragment: Fragment) => boolean;

/** Whether a sentence that shares words with a question may be on what it asks. */
export function onWhatIsAsked(ask: Ask): Fits {
  const all = [
    namesMoreThanDish,
    namesThingAsked,
    meetsTrouble,
    givesReason,
    isForAll,
    tellsDoing,
  ].map((of) => of(ask));
  return (fragment) => all.every((fits) => fits(fragment));
}

/** Any sentence may have the dish's name: it answers by another word of the question, if there is one. */
function namesMoreThanDish({ question, post }: Ask): Fits {
  const { language, stems, searched } = question;
  if (language !== post.language) return () => true;
  const title = words(post.post.title, language).filter(({ isStop }) => !isStop);
  // "Which tahini?" of tahini bars names more than the dish.
  const isIngredient = (stem: string) =>
    post.ingredients.some(({ stems: own }) => own.includes(stem));
  const isOfTitle = (stem: string) =>
    !isIngredient(stem) && title.some((word) => isSameWord(stem, word.stem, language));
  if (stems.every(isOfTitle)) return () => true;
  const others = [...searched].filter((stem) => !isOfTitle(stem));
  return (fragment) =>
    others.some((stem) => fragment.stems.includes(stem) || fragment.topicStems.includes(stem));
}

/** "What wine?": a sentence without wine, or another word for it, does not say which. */
function namesThingAsked({ question, post }: Ask): Fits {
  const { language, folded, text } = question;
  const word = thingAskedCues[language].exec(folded)?.groups?.['thing'];
  const thing = words(text, language).find((each) => fold(each.text) === word);
  if (language !== post.language || word === undefined || thing === undefined) return () => true;
  if (thing.isStop || lightCues[language].test(word)) return () => true;
  const groups = synonymsOf(thing.stem, language);
  const isNamed = (stem: string) =>
    stem === thing.stem || [...synonymsOf(stem, language)].some((group) => groups.has(group));
  return ({ stems, topicStems }) => [...stems, ...topicStems].some(isNamed);
}

/** "The dough is sticky": a sentence on the dough alone is none on what is wrong with it. */
function meetsTrouble(ask: Ask): Fits {
  const asked = troublesIn(ask);
  const { of } = troubleCues[ask.post.language];
  return ({ folded, topic }) =>
    asked.length === 0 || asked.some((each) => of[each].test(folded) || of[each].test(topic));
}

/** "A glass works if you have no cutter" tells those who have one nothing of it. */
const isForAll =
  ({ question }: Ask): Fits =>
  ({ lacked }) =>
    mayLack(question) || !lacked.some((stem) => question.searched.has(stem));

/** "What do I do with the yolks?": a line of the list says nothing of that. */
const tellsDoing =
  ({ question: { folded, language } }: Ask): Fits =>
  ({ kind }) =>
    kind !== 'ingredient' || !mannerCues[language].doWith.test(folded);
