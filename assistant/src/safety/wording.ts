import type { Ask } from '../answer/draft';
import { type Food, foodById, foodName } from '../kitchen/foods';
import { fold } from '../language/fold';
import { type Conflict, isAllergyName, isDietName } from './exclusions';
import { packs } from '../language/packs/packs';
import type { NameKey } from './exclusion-cues';

export const getPhrases = ({ question }: Ask) => packs[question.language].exclusions.say;

export const upperFirst = (text: string) =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export const getFoodName = ({ question }: Ask, food: Food) => foodName(food, question.language);

/** What an id is called after "contains". */
function getName(ask: Ask, id: string): string {
  const { names } = getPhrases(ask);
  if (isAllergyName(id) || isDietName(id)) return names[id];
  const food = foodById(id);
  return food === null ? id : getFoodName(ask, food);
}

/** "Butter contains milk." */
export function conflictLine(ask: Ask, name: string, { id, isSure }: Conflict): string {
  const say = getPhrases(ask);
  const isContained = !isDietName(id) || id === 'meat' || id === 'pork';
  const line = !isContained ? say.unfit : isSure ? say.contains : say.mayContain;
  return upperFirst(line(name, getName(ask, id)));
}

export const joinNames = (ask: Ask, ids: readonly string[]) =>
  ask.say.and([...new Set(ids.map((id) => getName(ask, id)))]);

/** Whether a food's name names the group itself: "nuts" is what is left out, not what is offered. */
export function namesGroup({ question }: Ask, name: string, id: string): boolean {
  const { names } = packs[question.language].exclusions;
  const isNamed = (key: NameKey) => fold(name).search(names[key]) >= 0;
  if (!isAllergyName(id) && !isDietName(id)) return false;
  return isNamed(id) || (id === 'treenut' && isNamed('nuts')) || isNamed('seafood');
}
