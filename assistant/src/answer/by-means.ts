import { meansCues } from '../language/cues/tables';
import type { Language } from '../language/languages';
import { words } from '../language/words';
import type { Fragment } from '../retrieval/prepared';
import type { Answerer, Ask } from './draft';
import { quoteSpoken } from './spoken-of';

/** A sentence with so much of what the question names does what is asked. */
const enough = 0.6;

/** "Out of the pot" is a place, and no thing that the question is about. */
const place = /^(?:out|from|off|aus|von|vom|de|del|du|da|dal|dalla|do|z)$/;
const reach = 3;

/** The things that the question is about: its words that no "in" or "out of" leads. */
function thingsIn({ question }: Ask): ReadonlySet<string> {
  const { by } = meansCues[question.language];
  const all = words(question.text, question.language);
  const things = all.filter(({ isStop }, at) => {
    const before = all.slice(Math.max(0, at - reach), at);
    return !isStop && !before.some(({ text }) => by.test(text) || place.test(text));
  });
  return new Set(things.map(({ stem }) => stem));
}

/** "Toss the corn with the dressing": there the thing asked about is itself the means. */
function isItself({ text }: Fragment, things: ReadonlySet<string>, language: Language): boolean {
  const { by } = meansCues[language];
  const all = words(text, language);
  return all.some((word, at) => {
    const next = all.slice(at + 1).find(({ isStop }) => !isStop);
    return by.test(word.text) && next !== undefined && things.has(next.stem);
  });
}

/** "Womit kann ich das ersetzen?" is no question of means. */
const others = ['substitution', 'storage', 'related', 'diet'] as const;

/**
 * "What do I tie it with?", "womit hebe ich das Mehl unter?": the step's sentence that does it and
 * leads a thing by "with", "in" or "on", whether or not that thing is a tool that the engine knows.
 */
export const byMeans: Answerer = (ask) => {
  const { question, post } = ask;
  if (!meansCues[question.language].byWhat.test(question.folded)) return null;
  if (others.some((intent) => question.intents.has(intent))) return null;
  // "What do I cook it in?" is asked of the whole dish.
  if (question.stems.length <= 1 && question.actions.has('cook')) return null;
  const { by } = meansCues[post.language];
  const things = thingsIn(ask);
  const fits = (each: Fragment) =>
    each.kind === 'step' && by.test(each.folded) && !isItself(each, things, post.language);
  return quoteSpoken(ask, { intent: 'equipment', enough, fits });
};
