import { absentThing } from './absent-thing';
import { absentTool } from './absent-tool';
import { advice } from './advice/advice';
import { amount } from './amount';
import { heightsAndLids } from './canning';
import { byMeans } from './by-means';
import { caseHeaded } from './case-headed';
import { containers } from './containers';
import { convertAmounts } from './convert';
import { convertLength } from './convert-length';
import type { Answerer } from './draft';
import { dialInText } from './dial-in-text';
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
import { jarState } from './jar-state';
import { leftovers } from './leftovers';
import { notDone } from './not-done';
import { nutrition } from './nutrition';
import { offeredFood } from './offered-food';
import { passage } from './passage';
import { readyWhen } from './ready-when';
import { reason } from './reason';
import { related } from './related';
import { safety } from './safety';
import { scale } from './scale';
import { sizeAsked } from './size-asked';
import { elsewhere, instruction, offTopic, outside, smallTalk } from './small-talk';
import { startAt, startUnknown } from './start-at';
import { step } from './step';
import { during, inPortions } from './step-moments';
import { storage } from './storage';
import { substitution } from './substitution';
import { technique } from './technique';
import { temperature } from './temperature';
import { tooCold } from './temperature-bound';
import { trouble } from './trouble';
import { warmOrCold } from './warm-or-cold';
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
  jarState,
  readyWhen,
  headed,
  technique,
  foodMeaning,
  notDone,
  tooCold,
  trouble,
  leftovers,
  during,
  inPortions,
  nutrition,
  sizeAsked,
  byMeans,
  dialInText,
  convertLength,
  convertAmounts,
  scale,
  ingredientList,
  storage,
  substitution,
  containers,
  caseHeaded,
  amount,
  warmOrCold,
  absentThing,
  absentTool,
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
