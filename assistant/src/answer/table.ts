import { absentThing } from './absent-thing';
import { absentTool } from './absent-tool';
import { amount } from './amount';
import { askedThere } from './asked-there';
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
import { equipment } from './equipment';
import { forThoseWithout } from './for-those-without';
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
import { step } from './step';
import { during, inPortions } from './step-moments';
import { storage } from './storage';
import { substitution } from './substitution';
import { temperature } from './temperature';
import { tooCold } from './temperature-bound';
import { trouble } from './trouble';
import { warmOrCold } from './warm-or-cold';
import { ofWriter, unsaid } from './unsaid';

/** In this order the intents are tried; the first that answers ends the search. */
export const answerers: readonly Answerer[] = [
  instruction,
  impossibleCount,
  smallTalk,
  ofWriter,
  elsewhere,
  safety,
  heightsAndLids,
  diet,
  related,
  forThoseWithout,
  unsaid,
  jarState,
  readyWhen,
  askedThere,
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
];
