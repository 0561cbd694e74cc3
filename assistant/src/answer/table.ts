import { advice } from './advice/advice';
import { amount } from './amount/amount';
import { heightsAndLids } from './talk/canning';
import { convertAmounts } from './convert/convert';
import { convertLength } from './convert/convert-length';
import type { Answerer } from './draft';
import { diet } from './swap/diet';
import { duration } from './time/duration';
import { elseInstead, nothingElse } from './swap/else-instead';
import { equipment } from './step/equipment';
import { feelings } from './talk/feelings';
import { foodMeaning } from './talk/food-meaning';
import { forThoseWithout } from './step/for-those-without';
import { headed } from './told/headed';
import { impossibleCount } from './scale/impossible-count';
import { ingredientList } from './amount/ingredient-list';
import { nutrition } from './amount/nutrition';
import { offeredFood } from './swap/offered-food';
import { passage } from './told/passage';
import { reason } from './told/reason';
import { related } from './talk/related';
import { safety } from './talk/safety';
import { scale } from './scale/scale';
import { sizeAsked } from './amount/size-asked';
import { elsewhere, instruction, offTopic, outside, smallTalk } from './talk/small-talk';
import { startAt, startUnknown } from './time/start-at';
import { step } from './step/step';
import { storage } from './storage/storage';
import { substitution } from './swap/substitution';
import { technique } from './talk/technique';
import { temperature } from './heat/temperature';
import { trouble } from './told/trouble';
import { ofWriter, unsaid } from './talk/unsaid';

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
