import { type Language, languages } from '../language/languages';
import type { Memory } from '../question/memory';
import { type Exclusions, isExclusionId, joinExclusions, noExclusions } from './exclusions';
import { mentionsAllergy } from './mentions-allergy';
import { readExclusions, readNames } from './read-exclusions';

/** So many are kept of a conversation; nobody names more. */
const maxRemembered = 24;

/** Stands among what is remembered for an allergy to something that was not understood. */
const unnamed = '?';

/** What a conversation remembers; an id that a later version no longer knows is dropped. */
const exclusionsIn = ({ allergies = [], diets = [] }: Memory): Exclusions => ({
  allergies: allergies.filter(isExclusionId),
  diets: diets.filter(isExclusionId),
  isUnnamed: allergies.includes(unnamed),
});

/** What a reader said with a question, and all that is known of them in the conversation. */
export interface Known {
  said: Exclusions;
  all: Exclusions;
}

function join(before: Exclusions, said: Exclusions): Known {
  const all = joinExclusions(before, said);
  // What it is to has been said meanwhile.
  return { said, all: { ...all, isUnnamed: all.isUnnamed && all.allergies.length === 0 } };
}

/** What a question says that its reader cannot eat, with what they said before. */
export function knownExclusions(asked: string, language: Language, memory: Memory): Known {
  const before = exclusionsIn(memory);
  const said = readExclusions(asked, language);
  // "Milk", after the question which.
  const named = before.isUnnamed ? readNames(asked, language) : [];
  return join(before, { ...said, allergies: [...said.allergies, ...named] });
}

/** The same of a question in a language that cannot be read, as far as those that can tell. */
export function unreadExclusions(asked: string, memory: Memory): Known {
  const read = languages.map((language) => readExclusions(asked, language));
  const said = read.find(({ allergies }) => allergies.length > 0) ?? noExclusions;
  return join(exclusionsIn(memory), { ...said, isUnnamed: mentionsAllergy(asked) });
}

/** For the next question; nothing where there is nothing to remember. */
export function rememberedExclusions({
  allergies,
  diets,
  isUnnamed,
}: Exclusions): Pick<Memory, 'allergies' | 'diets'> {
  const kept = [...allergies.slice(0, maxRemembered), ...(isUnnamed ? [unnamed] : [])];
  return {
    ...(kept.length > 0 ? { allergies: kept } : {}),
    ...(diets.length > 0 ? { diets: diets.slice(0, maxRemembered) } : {}),
  };
}
