import type { Language } from '../../language/languages';

/** Parts of a thing whose amount stands behind them: "juice of" 1 lemon, "Schale von" 2 Orangen. */
const parts: Readonly<Record<Language, string>> = {
  en: '(?:juice|zest|rind|peel|seeds|leaves|pulp|flesh|meat|whites|yolks|cloves|kernels)',
  de: '(?:saft|schale|abrieb|zesten?|mark|kerne|samen|blätter|blättchen|fruchtfleisch|eigelbe?|eiweiße?)',
  es: '(?:jugo|zumo|ralladura|cáscara|piel|hojas|semillas|pulpa|yemas|claras)',
  fr: '(?:jus|zestes?|écorce|feuilles|graines|pulpe|chair|jaunes|blancs)',
  it: '(?:succo|scorza|buccia|zeste|foglie|foglioline|semi|polpa|tuorli|albumi)',
  pt: '(?:suco|sumo|raspas?|casca|folhas|sementes|polpa|gemas|claras)',
  pl: '(?:sok|skórk[ai]|liście|listki|pestki|ziarenka|nasiona|miąższ|żółtka|białka)',
  ja: '(?!)',
};

const links: Readonly<Record<Language, string>> = {
  en: 'of|from',
  de: 'von|aus|vom|(?=eine[rs]?\\s)',
  es: 'de',
  fr: "de|d['’]",
  it: "di|da|d[’']",
  pt: 'de',
  pl: 'z|ze',
  ja: '(?!)',
};

const made = new Map<Language, RegExp>();

function patternFor(language: Language): RegExp {
  const known = made.get(language);
  if (known) return known;
  const words = "[\\p{L}\\s,&’'-]{0,40}?";
  const pattern = new RegExp(
    `^(?:${words}(?<!\\p{L}))?${parts[language]}(?!\\p{L})${words}\\s(?:${links[language]}|(?=[\\d½¼¾⅓⅔]))\\s?`,
    'iu',
  );
  made.set(language, pattern);
  return pattern;
}

/** What stands before the amount as part of the thing, with the space behind it; "" where nothing. */
export const leadOf = (text: string, language: Language | null): string =>
  patternFor(language ?? 'en').exec(text.slice(0, 100))?.[0] ?? '';
