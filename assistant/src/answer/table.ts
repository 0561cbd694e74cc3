import { advice } from './advice/advice';
import { amount } from './amount/amount';
import { heightsAndLids } from './talk/canning';
import { convertAmounts } from './convert/convert';
import { convertLength } from './convert/convert-length';
import type { Answerer } from './draft';
import { diet } from './swap/diet';
import { elseInstead, nothingElse } from './swap/else-instead';
import { equipment } from './step/equipment';
import { feelings } from './talk/feelings';
import { foodMeaning } from './talk/food-meaning';
import { impossibleCount } from './scale/impossible-count';
import { ingredientList } from './amount/ingredient-list';
import { nutrition } from './amount/nutrition';
import { related } from './talk/related';
import { safety } from './talk/safety';
import { scale } from './scale/scale';
import { elsewhere, instruction, offTopic, outside, smallTalk } from './talk/small-talk';
import { startAt, startUnknown } from './time/start-at';
import { step } from './step/step';
import { substitution } from './swap/substitution';
import { sizeAsked } from './amount/size-asked';
import { trouble } from './told/trouble';
import { purpose, technique } from './talk/technique';
import { troubleCard } from './talk/trouble-card';
import { duration } from './time/duration';
import { onlyFigure } from './time/only-figure';
import { advisedInside } from './heat/advised-inside';
import { freezing } from './storage/freezing';
import { generalStorage } from './storage/general-storage';
import { ofWriter } from './talk/of-writer';

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
  freezing,
  elseInstead,
  diet,
  advice,
  related,
  startAt,
  onlyFigure,
  advisedInside,
  technique,
  purpose,
  foodMeaning,
  trouble,
  troubleCard,
  nutrition,
  sizeAsked,
  convertLength,
  convertAmounts,
  scale,
  ingredientList,
  substitution,
  amount,
  duration,
  equipment,
  generalStorage,
  step,
  offTopic,
  outside,
} as const satisfies Readonly<Record<string, Answerer>>;

/** What makes answers: the answerers, in their order, and the post's lines. */
export const answererNames: readonly string[] = [...Object.keys(answerers), 'line'];
