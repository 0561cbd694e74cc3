import type { CuedIntent } from '../language/cues/cues';
import type { Language } from '../language/languages';
import { namingWords } from '../language/naming-words';
import type { Question } from '../question/question';
import type { Ask, Draft } from './draft';
import { hasKeyword, stemsIn } from './keywords';
import type { Affiliate } from './reply';

const mostLinks = 2;

function named(links: readonly Affiliate[], text: string, language: Language) {
  const stems = stemsIn(text, language);
  return links.filter(({ keywords }) => hasKeyword(keywords, stems, language));
}

/** The blogger's links whose keywords a text has, such as a question with its answer. */
export const linksFor = (
  links: readonly Affiliate[],
  text: string,
  { language }: Pick<Question, 'language'>,
) =>
  named(links, text, language)
    .slice(0, mostLinks)
    .map(({ label, url }) => ({ label, url }));

/** "Which thermometer is that?" may be taken for these; other questions ask something about it. */
const onThing: ReadonlySet<CuedIntent> = new Set<CuedIntent>(['equipment', 'step']);
/** Such as "recommend" or "brand". */
const mostBeside = 1;

/** What the post does not say, but a link of the blogger's does: that this is the one in use. */
export function linkedDraft(
  { question, say }: Ask,
  draft: Draft,
  links: readonly Affiliate[],
): Draft {
  const { text, language, intents } = question;
  const isLacking = draft.tier === 'refusal' && draft.isUnanswered === true;
  if (!isLacking || [...intents].some((intent) => !onThing.has(intent))) return draft;
  const found = named(links, text, language);
  if (found.length === 0) return draft;
  const keywords = stemsIn(found.flatMap((link) => link.keywords).join(' '), language);
  const beside = namingWords(text, language).filter(({ stem }) => !keywords.has(stem));
  if (beside.length > mostBeside) return draft;
  return {
    intent: 'equipment',
    text: say.equipment.linked,
    tier: 'post',
    sources: [],
    isFixed: true,
  };
}
