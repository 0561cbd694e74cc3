import { forms } from './kinds';
import type { Language } from './languages';
import { packs } from './packs/packs';

/** Whether a folded text in another language names the shape or the tin that a folded word does. */
export const namesSameForm = (
  folded: string,
  language: Language,
  text: string,
  other: Language,
): boolean => {
  const own = forms
    .filter((form) => packs[language].kinds.forms[form].test(folded))
    .map((form) => packs[other].kinds.forms[form]);
  return (
    own.length > 0 && text.split(/[^\p{L}]+/u).some((word) => own.some((name) => name.test(word)))
  );
};
