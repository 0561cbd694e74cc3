import type { Language } from '../language/languages';
import { knowledgeIn, said, says } from './knowledge';

/** The kinds of dish that a title or a question names. */
export function dishKindsIn(title: string, language: Language): ReadonlySet<string> {
  const text = said(title, language);
  const { dishes } = knowledgeIn(language);
  return new Set(
    [...dishes].filter(([, names]) => names.some((name) => says(name, text))).map(([kind]) => kind),
  );
}
