import { centimetresPerInch } from '../../kitchen/units';
import { formatAmount } from '../../language/numbers';
import type { Language } from '../../language/languages';
import { isTold } from '../../retrieval/lines/told';
import type { Answerer } from '../draft';
import { fragmentSource } from '../sources';

/** Sides of a tin with their unit; in any of the languages, folded. */
const stated =
  /(?<![\d/.,])(?<sides>\d{1,3}(?:[.,]\d)?(?: ?[x×] ?\d{1,3}(?:[.,]\d)?){0,2}) ?-?(?<unit>cm\b|centim\w*|zentim\w*|センチ|inch\w*|in\b|"|zoll\b|pouces?\b|pulgadas?\b|pollic\w\b|polegadas?\b|cal(?:e|i|ach)?\b|インチ)/u;
const metric = /\bcm\b|centim|zentim|センチ/;
const inches =
  /\binch\w*|\bzoll\b|\bpouces?\b|\bpulgadas?\b|\bpollic\w\b|\bpolegadas?\b|\bcal(?:e|i|ach)\b|インチ/;

const inchWord: Readonly<Record<Language, string>> = {
  en: 'inches',
  de: 'Zoll',
  es: 'pulgadas',
  fr: 'pouces',
  it: 'pollici',
  pt: 'polegadas',
  pl: 'cali',
  ja: 'インチ',
};

/** A tin's size of the post is asked for in the other unit. */
const ofTin =
  /\b(?:pan|tin|dish|skillet|size|form|gross\w*|molde|bandeja|moule|plat|taille|stampo|teglia|forma|assadeira|blach\w*|tortownic\w*)\b|型/;

/** "What's 23 x 33 cm in inches?", "tin size in inches": to the half inch or the centimetre. */
export const convertLength: Answerer = ({ question, say, post }) => {
  const { folded, language } = question;
  const asked = sizeIn(folded);
  const told =
    asked === null && ofTin.test(folded)
      ? post.fragments.find((each) => isTold(each) && sizeIn(each.folded) !== null)
      : undefined;
  // The post gives it in both.
  if (told && (metric.test(folded) ? metric : inches).test(told.folded)) return null;
  const found = asked ?? (told ? sizeIn(told.folded) : null);
  if (found === null) return null;
  const isMetric = metric.test(found.unit);
  const rest = asked === null ? folded : folded.replace(stated, ' ');
  if (!(isMetric ? inches : metric).test(rest)) return null;
  const own = found.sides.split(/ ?[x×] ?/).map((side) => Number(side.replace(',', '.')));
  const turned = own.map((side) =>
    isMetric
      ? Math.round((side / centimetresPerInch) * 2) / 2
      : Math.round(side * centimetresPerInch),
  );
  const written = (all: readonly number[], of: 'cm' | 'inch') =>
    `${all.map((side) => formatAmount(side, language)).join(' × ')} ${of === 'cm' ? 'cm' : inchWord[language]}`;
  return {
    intent: 'convert',
    text: say.convert.is(
      written(own, isMetric ? 'cm' : 'inch'),
      say.about(written(turned, isMetric ? 'inch' : 'cm')),
    ),
    tier: told ? 'post' : 'general',
    sources: told ? [fragmentSource(post, told)] : [],
  };
};

/** The first size in a text. */
function sizeIn(folded: string): { sides: string; unit: string } | null {
  const { sides, unit } = stated.exec(folded)?.groups ?? {};
  return sides === undefined || unit === undefined ? null : { sides, unit };
}
