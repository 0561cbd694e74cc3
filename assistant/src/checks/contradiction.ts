import { contentStems } from '../knowledge/knowledge';
import { fold } from '../language/fold';
import type { Language } from '../language/languages';

/** For folded texts: words that deny, and words by which a sentence sets a condition or a contrast. */
const cues: Partial<Record<Language, { denies: RegExp; hedges: RegExp }>> = {
  en: {
    denies: /\b(?:not|never|don'?t|doesn'?t|won'?t|can'?t|shouldn'?t|isn'?t|aren'?t)\b/,
    hedges:
      /\b(?:no|nor|nothing|without|avoid|if|unless|otherwise|or|when|before|instead|rather|though|but|however|hardly|less|only|because|since|else)\b/,
  },
  de: {
    denies: /\b(?:nicht|nie|niemals|kein(?:e[mnrs]?)?)\b/,
    hedges:
      /\b(?:nein|ohne|wenn|falls|sonst|oder|bevor|statt|stattdessen|lieber|weil|denn|erst|nur|damit|kaum)\b/,
  },
  es: {
    denies: /\b(?:no|nunca|jamas|sin)\b/,
    hedges: /\b(?:(?<=.)si(?!,)|cuando|porque|pero|antes|mejor|evita\w*|ni|o|tampoco|solo)\b/,
  },
  fr: {
    denies: /\b(?:ne|n'|pas|jamais|sans)(?:\b|(?<='))/,
    hedges: /\b(?:non|si|quand|sinon|ou|avant|plutot|evite\w*|car|parce|deconseill\w*)\b/,
  },
  it: {
    denies: /\b(?:non|mai|senza)\b/,
    hedges: /\b(?:no|se|quando|altrimenti|o|prima|invece|evita\w*|perche)\b/,
  },
  pt: {
    denies: /\b(?:nao|nunca|jamais|sem)\b/,
    hedges: /\b(?:se|quando|senao|ou|antes|melhor|evit\w*|porque|pois)\b/,
  },
  pl: {
    denies: /\b(?:nie|nigdy|bez)\b/,
    hedges: /\b(?:jesli|gdy|kiedy|bo|lub|albo|zanim|raczej|unika\w*|inaczej)\b/,
  },
};

const clauseEnds = /[.,;:!?()–—…]+|\n/u;
const maxClause = 6;
/** Share of a denied clause that says the same where nothing denies it. */
const minSaid = 0.66;

/**
 * Whether a sentence says what a line that it cites denies: "you can refreeze it" of "do not refreeze
 * it". Only in one language, and only where the sentence itself has no denial and sets no condition.
 */
export function contradicts(
  sentence: string,
  lines: readonly string[],
  language: Language,
): boolean {
  const own = cues[language];
  const folded = fold(sentence);
  if (own === undefined || own.denies.test(folded) || own.hedges.test(folded)) return false;
  const said = new Set(contentStems(sentence, language));
  const clauses = lines
    .flatMap((line) => line.split(clauseEnds))
    .map((text) => ({
      isDenied: own.denies.test(fold(text)),
      stems: contentStems(text, language),
    }));
  const affirmed = new Set(clauses.flatMap(({ isDenied, stems }) => (isDenied ? [] : stems)));
  return clauses.some(({ isDenied, stems }) => {
    if (!isDenied || stems.length === 0 || stems.length > maxClause) return false;
    const shared = stems.filter((stem) => said.has(stem));
    return shared.length / stems.length >= minSaid && shared.some((stem) => !affirmed.has(stem));
  });
}
