import { advice } from './advice/advice';
import { amount } from './amount';
import { heightsAndLids } from './canning';
import { convertAmounts } from './convert';
import { convertLength } from './convert-length';
import type { Answerer } from './draft';
import { diet } from './diet';
import { duration } from './duration';
import { elseInstead, nothingElse } from './else-instead';
import { equipment } from './equipment';
import { feelings } from './feelings';
import { foodMeaning } from './food-meaning';
import { forThoseWithout } from './for-those-without';
import { headed } from './headed';
import { impossibleCount } from './impossible-count';
import { ingredientList } from './ingredient-list';
import { nutrition } from './nutrition';
import { offeredFood } from './offered-food';
import { passage } from './passage';
import { reason } from './reason';
import { related } from './related';
import { safety } from './safety';
import { scale } from './scale';
import { sizeAsked } from './size-asked';
import { elsewhere, instruction, offTopic, outside, smallTalk } from './small-talk';
import { startAt, startUnknown } from './start-at';
import { step } from './step';
import { storage } from './storage';
import { substitution } from './substitution';
import { technique } from './technique';
import { temperature } from './temperature';
import { trouble } from './trouble';
import { ofWriter, unsaid } from './unsaid';

/** Fixed words, refusals and warnings: the first that answers ends the search. */
export const fixed: readonly Answerer[] = [
  instruction,
  impossibleCount,
  smallTalk,
  feelings,
  ofWriter,
  elsewhere,
  safety,
  heightsAndLids,
  startUnknown,
  nothingElse,
];

/** Each gives what it knows of a question, if anything; of two that are trusted alike the first is meant. */
export const answerers = {
  elseInstead,
  diet,
  advice,
  related,
  forThoseWithout,
  startAt,
  unsaid,
  headed,
  technique,
  foodMeaning,
  trouble,
  nutrition,
  sizeAsked,
  convertLength,
  convertAmounts,
  scale,
  ingredientList,
  storage,
  substitution,
  amount,
  temperature,
  duration,
  equipment,
  reason,
  step,
  offeredFood,
  offTopic,
  passage,
  outside,
} as const satisfies Readonly<Record<string, Answerer>>;

/** What `answerers` are called, in their order. */
export const answererNames: readonly string[] = Object.keys(answerers);
