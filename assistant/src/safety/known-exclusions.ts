import type { Language } from '../language/languages';
import type { Memory } from '../question/memory';
import { type Exclusions, isExclusionId, joinExclusions, noExclusions } from './exclusions';
import type { Known } from './guard';
import { readExclusions } from './read-exclusions';

/** So many are kept of a conversation; nobody names more. */
const maxRemembered = 24;

/** What a conversation remembers; an id that a later version no longer knows is dropped. */
export const exclusionsIn = ({ allergies = [], diets = [] }: Memory): Exclusions => ({
  ...noExclusions,
  allergies: allergies.filter(isExclusionId),
  diets: diets.filter(isExclusionId),
});

/** What a question says that its reader cannot eat, with what they said before. */
export function knownExclusions(asked: string, language: Language, memory: Memory): Known {
  const said = readExclusions(asked, language);
  return { said, all: joinExclusions(exclusionsIn(memory), said) };
}

/** For the next question; nothing where there is nothing to remember. */
export const rememberedExclusions = ({
  allergies,
  diets,
}: Exclusions): Pick<Memory, 'allergies' | 'diets'> => ({
  ...(allergies.length > 0 ? { allergies: allergies.slice(0, maxRemembered) } : {}),
  ...(diets.length > 0 ? { diets: diets.slice(0, maxRemembered) } : {}),
});
