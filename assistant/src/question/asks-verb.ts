import { findFoods } from '../kitchen/foods';
import type { Action } from '../language/cues/cues';
import type { Language } from '../language/languages';
import type { Question } from './question';

/** In these "how much" before a verb asks for a time: "quanto lesso gli spinaci?" */
const muchOf: Partial<Record<Language, RegExp>> = {
  es: /\bcuanto (?:(?:se|lo|la|los|las|hay que|debo|tengo que|tienen que|deben) ){0,2}(?<verb>\p{L}+)/u,
  fr: /\bcombien (?:(?:je|on|faut-il|il faut|dois-je|doivent?|les?|la) ){0,2}(?<verb>\p{L}+)/u,
  it: /\bquanto (?:(?:si|lo|la|li|le|gli|va|vanno|faccio|devo|deve|devono|bisogna|far) ){0,3}(?<verb>\p{L}+)/u,
  pt: /\bquanto (?:(?:se|o|a|os|as|eu|devo|deve|devem|tenho de|tenho que) ){0,2}(?<verb>\p{L}+)/u,
  pl: /\bile (?:(?:mam|mamy|trzeba|nalezy|sie|to|je|ja|go|powinn\w*) ){0,2}(?<verb>\p{L}+)/u,
};

/** "Leave", in any of them. */
const leaves = /^(?:dej\w*|lasci\w*|laiss\w*|deix\w*|teng\w*|zostawi\w*)$/;

/** What takes its time. */
const longTime: readonly Action[] = [
  'bake',
  'roast',
  'boil',
  'simmer',
  'fry',
  'grill',
  'steam',
  'toast',
  'rise',
  'rest',
  'chill',
  'cool',
  'marinate',
  'soak',
  'cook',
  'knead',
];

/** Whether what follows "how much" is a verb of cooking, not a food. */
export function asksVerb({ folded, language, cues }: Question): boolean {
  const verb = muchOf[language]?.exec(folded)?.groups?.['verb'];
  if (verb === undefined || findFoods(verb, language).length > 0) return false;
  return leaves.test(verb) || longTime.some((action) => cues.actions[action].test(verb));
}
