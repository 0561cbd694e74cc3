import { findFoods } from '../../kitchen/foods';
import type { Action } from '../../language/cues/cues';
import { warmthCues } from '../../language/cues/tables';
import { fold } from '../../language/fold';
import { words } from '../../language/words';
import { heatEvents } from '../../retrieval/heat-events';
import { type Heat, heatsIn } from '../../retrieval/heats';
import type { Fragment } from '../../retrieval/prepared';
import type { Ask, Draft } from '../draft';
import { isCool } from './heated-step';
import { quotedFragment } from '../quoted-fragment';

const heating: readonly Action[] = ['bake', 'roast', 'preheat', 'fry', 'grill', 'cook', 'boil'];

/** "How warm should the water be?": the recipe's own words in the line of that ingredient. */
export function warmthOf(ask: Ask): Draft | null {
  const { question, post } = ask;
  if (question.tools.size > 0 || heating.some((action) => question.actions.has(action)))
    return null;
  const lines = question.ingredients.slice(0, 2);
  const measured = lines.find(({ text }) => heatsIn(fold(text)).length > 0);
  const warm = lines.find(({ text }) => warmthCues[post.language].test(fold(text)));
  const found = measured ?? warm;
  const line = post.fragments.find(
    ({ kind, number }) => kind === 'ingredient' && number - 1 === found?.index,
  );
  const told = line ?? warmedTo(ask) ?? warmInStep(ask);
  return told ? { ...quotedFragment(ask, told), intent: 'temperature' } : null;
}

/** "Warm the milk to 35 °C": where the post gives an ingredient degrees that cook nothing. */
function warmedTo({ question, post }: Ask): Fragment | undefined {
  const asked = question.ingredients.flatMap(({ food }) => food ?? []);
  const isNamed = (text: string) =>
    findFoods(text, post.language).some(({ food }) => asked.includes(food));
  const isWarm = (heat: Heat) => isCool(heat, post.scale);
  return heatEvents(post).find(
    ({ degrees, clause, fragment: { heats, text } }) =>
      degrees !== null && isWarm(degrees) && isNamed(heats.every(isWarm) ? text : clause.text),
  )?.fragment;
}

/** So near its name a word says how warm a thing is: "in the lukewarm milk". */
const beside = 2;

/** "Dissolve it in the lukewarm milk": the step that calls an ingredient warm or cold. */
function warmInStep({ question, post }: Ask): Fragment | undefined {
  const heads = question.ingredients.flatMap(({ head }) => head ?? []);
  const warmth = warmthCues[post.language];
  return post.fragments.find(({ kind, text }) => {
    const all = kind === 'step' ? words(text, post.language) : [];
    return all.some(
      ({ stem }, place) =>
        heads.includes(stem) &&
        all
          .slice(Math.max(0, place - beside), place + 1 + beside)
          .some((word) => warmth.test(fold(word.text))),
    );
  });
}
