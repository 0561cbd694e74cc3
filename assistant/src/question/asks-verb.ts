import { findFoods } from '../kitchen/foods';
import type { Action } from '../language/cues/cues';
import type { Language } from '../language/languages';
import type { Question } from './question';

/** In these "how much" before a verb asks for a time: "quanto lesso gli spinaci?" */
const muchOf: Partial<Record<Language, RegExp>> = {
  es: /(?<!\ba )\bcuanto (?:(?:se|me|lo|la|los|las|hay que|debo|tengo que|tienen que|deben|puedo) ){0,2}(?<verb>\p{L}+)/u,
  fr: /(?<!\b(?:a|sur) )\bcombien (?:(?:je|on|faut-il|il faut|dois-je|doivent?|les?|la) ){0,2}(?<verb>\p{L}+)/u,
  it: /(?<!\ba )\bquanto (?:(?:si|lo|la|li|le|gli|va|vanno|faccio|devo|deve|devono|bisogna|far) ){0,3}(?<verb>\p{L}+)/u,
  pt: /(?<!\b(?:a|em) )\bquanto (?:(?:se|o|a|os|as|eu|devo|deve|devem|tenho de|tenho que) ){0,2}(?<verb>\p{L}+)/u,
  pl: /(?<!\b(?:na|do) )\bile (?:(?:mam|mamy|trzeba|nalezy|sie|to|je|ja|go|powinn\w*) ){0,2}(?<verb>\p{L}+)/u,
  ja: /(?:どの|どれ)(?:くらい|ぐらい|ほど)(?<verb>[^、。]+)/u,
};

/** "Leave", in any of them. */
const leaves = /^(?:dej\w*|lasci\w*|laiss\w*|deix\w*|teng\w*|zostawi\w*)$/;

/** What is put in, of which there is an amount: "quanto incorporo?" */
const adds = /^(?:incorp|integr|un|ajout|combin|dod|polacz)/;

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
  'whip',
  'mix',
];

/** Whether what follows "how much" is a verb of cooking, not a food. */
export function asksVerb({ folded, language, cues }: Question): boolean {
  const verb = muchOf[language]?.exec(folded)?.groups?.['verb'];
  if (verb === undefined || findFoods(verb, language).length > 0) return false;
  if (adds.test(verb)) return false;
  return leaves.test(verb) || longTime.some((action) => cues.actions[action].test(verb));
}
