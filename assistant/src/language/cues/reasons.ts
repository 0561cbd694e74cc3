import type { Language } from '../languages';

/** For folded texts, as in `cues.ts`: in a step, where its reason begins. */
export const reasonCues: Readonly<Record<Language, { because: RegExp }>> = {
  en: {
    because:
      /\b(?:so (?:that|it|they|the)|because|otherwise|or (?:it|they) (?:will|may)|to (?:prevent|avoid|stop|keep|help|make sure)|which (?:helps|keeps|stops|prevents|makes))\b/,
  },
  de: { because: /\b(?:damit|weil|sonst|dadurch|so dass|sodass|denn|verhindert|um zu)\b/ },
  es: { because: /\b(?:para que|porque|si no|asi|de lo contrario|evita\w*|pues)\b/ },
  fr: { because: /\b(?:pour (?:que|qu'|eviter|que)|afin|sinon|car|parce qu\w*|ainsi|evite\w*)/ },
  it: { because: /\b(?:perche|affinche|cosi|altrimenti|in modo|per evitare|evita\w*)\b/ },
  pt: { because: /\b(?:para que|porque|senao|assim|caso contrario|evita\w*|pois)\b/ },
  pl: { because: /\b(?:zeby|aby|bo|poniewaz|inaczej|dzieki temu|zapobie\w*)\b/ },
  ja: { because: /ように|ため|ので|から、|防/ },
};
