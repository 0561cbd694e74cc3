import { momentCues } from '../../language/cues/tables';
import type { Fragment } from '../../retrieval/prepared';
import type { Answerer } from '../draft';
import { quoteSpoken } from '../told/spoken-of';
import { sized } from './vessels';

/** "How heavy?", in any of the languages; for folded texts. */
const heavy =
  /\b(?:heavy|weigh\w*|schwer|wiegt|pesa\w*|pes[oa]|lourd\w*|pese\w*|ciezk\w*|waz[ya]\w*)\b|重/;

const weighed = /\d ?(?:g|gr|kg|gramm|grams?|oz|ounces?|lbs?|pounds?|グラム)\b/;

/** "How full?", in any of the languages; for folded texts. */
const full =
  /\b(?:how full|wie (?:voll|hoch|weit) (?:\p{L}+ )*(?:full|mach)|hasta donde (?:lleno|relleno|se llena)|jusqu'ou (?:remplir|je remplis)|fino a (?:dove|che punto) (?:riempi\w*)|ate onde (?:encho|encher)|do jakiej wysokosci)/u;

/** A share or a rim to which something is filled. */
const level =
  /\b(?:full|voll|quarters?|thirds?|halfway|drei ?viertel|zwei drittel|headspace|rim|rand|tercios|llen[oa]s?|tiers|quarts|terzi|tercos|bord[oe]?)\b|[¼½¾⅓⅔]|\d\/\d|\d ?(?:cm|mm|inch)/;

/** A sentence that speaks of so much of what the question names is on the same thing. */
const enough = 0.75;

/**
 * "How thick do I roll it?", "wie schwer ist ein Stück?": the sentence that speaks of the thing and has
 * a length, a volume or a weight. Amounts of ingredients are left to their own answer.
 */
export const sizeAsked: Answerer = (ask) => {
  const { question } = ask;
  const isLevel = full.test(question.folded);
  if (!isLevel && !momentCues[question.language].size.test(question.folded)) return null;
  if (question.intents.has('storage') || question.intents.has('substitution')) return null;
  // "How long is the second prove?" asks for a time.
  if (question.intents.has('duration') && question.actions.size > 0) return null;
  const isWeight = heavy.test(question.folded);
  const measure = isLevel ? level : isWeight ? weighed : sized;
  const fits = ({ folded }: Fragment) => measure.test(folded);
  return quoteSpoken(ask, { intent: 'amount', enough, fits });
};
