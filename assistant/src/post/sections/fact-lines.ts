import type { Draft } from '../draft';
import { minutesOf } from '../lines/duration';
import { yieldOf } from '../lines/yield';
import type { Block } from '../page/blocks';

const most = 60;
const longest = 160;

/** Between facts of one line: "Prep: 15 min. Bake: 40 min.", "Makes 8 · 40 minutes", "prep 30 min, cook 45 min". */
const divider =
  /\s[·•|–—]\s|;|(?<=[\p{L}.])[.,]\s(?=\p{Lu})|,\s(?=\p{L}{3,}(?:\s\p{L}+){0,2}:?\s\d)|　/u;

const serves =
  /^(?:(?:serves|servings?|yields?|makes|portionen|ergibt|personen|raciones|porciones|rinde|comensales|personnes|parts|portions|porzioni|persone|dosi per|mengenangabe|menge|ausbeute|portionenzahl|porções|rendimento|rende|porcje|liczba porcji|分量)(?![\p{L}])|(?:für|para|pour|per|na|dla) \d|\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:servings|portionen|personen|raciones|personnes|porzioni|persone|porções|pessoas|porcj[ei]|人分))/iu;

const times: Readonly<Record<keyof Draft['times'], RegExp>> = {
  prep: /^(?:prep(?:aration)?(?: time)?|vorbereitung(?:szeit)?|zubereitung(?:szeit)?|arbeitszeit|(?:tiempo de )?preparación|(?:temps de )?préparation|(?:tempo di )?preparazione|tempo de preparo|(?:czas )?przygotowani[ae]|準備(?:時間)?)\s?[:：]?\s?(?=.{0,12}\d)/iu,
  cook: /^(?:cook(?:ing)?(?: time)?|bak(?:e|ing) time|kochzeit|backzeit|garzeit|(?:tiempo de )?cocción|(?:temps de )?cuisson|(?:tempo di )?cottura|(?:tempo de )?cozimento|(?:czas )?(?:gotowania|pieczenia)|調理時間|加熱時間)\s?[:：]?\s?(?=.{0,12}\d)/iu,
  total:
    /^(?:total(?: time)?|gesamt(?:zeit)?|tiempo total|temps total|tempo total[e]?|czas całkowity|łącznie|合計(?:時間)?|所要時間)\s?[:：]?\s?(?=.{0,12}\d)/iu,
};

const hasNumber = (text: string): boolean => typeof yieldOf([text])?.amount === 'number';

/** The yield and times that a page without markup gives in short lines of their own. */
export function factLines(blocks: readonly Block[]): Pick<Draft, 'yields' | 'times'> {
  const lines = blocks
    .filter(({ text }) => text.length <= longest)
    .flatMap(({ text }) => text.split(divider))
    .map((text) => text.trim())
    .filter((text) => text.length <= most);
  const served = lines.find((text) => serves.test(text) && hasNumber(text));
  const time = (pattern: RegExp): string | null => {
    const line = lines.find((text) => pattern.test(text))?.replace(pattern, '');
    return line !== undefined && minutesOf(line) !== null ? line : null;
  };
  return {
    yields: served === undefined ? [] : [served],
    times: { prep: time(times.prep), cook: time(times.cook), total: time(times.total) },
  };
}
