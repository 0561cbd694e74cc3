import type { Language } from '../languages';

/** All of the recipe is meant, not the ingredient last spoken of; for folded texts. */
export const wholeCues: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:everything|all|the (?:whole|entire)|(?:whole|entire|this|the) recipe|ingredients?|list)\b/,
  de: /\b(?:alles|alle|das (?:ganze|rezept)|ganze[ns]? rezept|zutaten\w*)\b/,
  es: /\b(?:todo|todos|toda la receta|la receta|ingredientes)\b/,
  fr: /\b(?:tout|tous|toute la recette|la recette|ingredients?)\b/,
  it: /\b(?:tutto|tutti|tutta la ricetta|la ricetta|ingredienti)\b/,
  pt: /\b(?:tudo|todos|toda a receita|a receita|ingredientes)\b/,
  pl: /\b(?:wszystko|wszystkie|caly przepis|przepis|skladnik\w*)\b/,
  ja: /全部|全て|すべて|レシピ|材料/,
};
