import { formatAmount } from '../language/numbers';
import type { Language } from '../language/languages';
import type { Answerer } from './draft';

const perInch = 2.54;

/** Sides of a tin with their unit; in any of the languages, folded. */
const stated =
  /(?<sides>\d{1,3}(?:[.,]\d)?(?: ?[x×] ?\d{1,3}(?:[.,]\d)?){0,2}) ?-?(?<unit>cm\b|centim\w*|zentim\w*|センチ|inch\w*|in\b|"|zoll\b|pouces?\b|pulgadas?\b|pollic\w\b|polegadas?\b|cal(?:e|i|ach)?\b|インチ)/u;
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

/** "What's 23 x 33 cm in inches?": the sizes of tins, to the half inch or the centimetre. */
export const convertLength: Answerer = ({ question, say }) => {
  const { folded, language } = question;
  const { sides, unit } = stated.exec(folded)?.groups ?? {};
  if (sides === undefined || unit === undefined) return null;
  const isMetric = metric.test(unit);
  const rest = folded.replace(stated, ' ');
  if (!(isMetric ? inches : metric).test(rest)) return null;
  const own = sides.split(/ ?[x×] ?/).map((side) => Number(side.replace(',', '.')));
  const turned = own.map((side) =>
    isMetric ? Math.round((side / perInch) * 2) / 2 : Math.round(side * perInch),
  );
  const written = (all: readonly number[], of: 'cm' | 'inch') =>
    `${all.map((side) => formatAmount(side, language)).join(' × ')} ${of === 'cm' ? 'cm' : inchWord[language]}`;
  return {
    intent: 'convert',
    text: say.convert.is(
      written(own, isMetric ? 'cm' : 'inch'),
      say.about(written(turned, isMetric ? 'inch' : 'cm')),
    ),
    tier: 'general',
    sources: [],
  };
};
