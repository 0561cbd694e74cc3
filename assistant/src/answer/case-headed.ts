import { words } from '../language/words';
import type { Fragment } from '../retrieval/prepared';
import { isBeside } from '../retrieval/told';
import type { Answerer, Ask, Draft } from './draft';
import { quotedFragment } from './quoted-fragment';

const leastWords = 2;

/**
 * "If I use salted butter, how much salt then?" under the post's "Can I use salted butter?": the
 * amount or time of that case, not the recipe's own. All words of the heading are in the question.
 */
export const caseHeaded: Answerer = (ask) => {
  const { question } = ask;
  const isOfAmount = question.intents.has('amount');
  if (!isOfAmount && !question.intents.has('duration')) return null;
  if (question.intents.has('scale') || question.intents.has('convert')) return null;
  const found = ask.post.fragments.find(
    (fragment) =>
      isBeside(fragment.kind) &&
      !fragment.isUnfit &&
      (isOfAmount ? hasAmount(fragment) : fragment.durations.length > 0) &&
      isHeadedBy(fragment, ask),
  );
  return found ? draftOf(ask, found) : null;
};

const draftOf = (ask: Ask, found: Fragment): Draft => ({
  ...quotedFragment(ask, found),
  intent: ask.question.intents.has('amount') ? 'amount' : 'duration',
});

const hasAmount = ({ folded, durations, heats }: Fragment) =>
  durations.length + heats.length === 0 && /[\d¼½¾⅓⅔]/.test(folded);

/** The exact words count: "salted" butter is not the salt and the butter. */
function isHeadedBy({ heading, stems }: Fragment, { question, post }: Ask): boolean {
  if (question.language !== post.language || heading === null) return false;
  const said = new Set(words(question.text, post.language).map(({ text }) => text));
  const title = new Set(words(post.post.title, post.language).map(({ stem }) => stem));
  return heading.split(' – ').some((part) => {
    const named = words(part, post.language).filter(({ isStop }) => !isStop);
    const isNew = named.some(({ stem }) => !title.has(stem));
    const asks =
      question.ingredients.length === 0 || stems.some((stem) => question.searched.has(stem));
    return named.length >= leastWords && isNew && asks && named.every(({ text }) => said.has(text));
  });
}
