import type { Language } from '../languages';

/** In a post: a dish is as good with another food, "lovely with chicken too"; for folded texts. */
export const alsoGood: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:also|too|just as|equally)\b.{0,25}\b(?:good|nice|lovely|tasty|delicious|great|fine|well|works?)\b|\b(?:good|nice|lovely|tasty|delicious|great|fine|works?)\b.{0,20}\b(?:too|as well|also)\b/,
  de: /\b(?:auch|ebenso|genauso)\b.{0,25}\b(?:gut|lecker|fein|toll|kostlich|prima|klappt|geht|gehen|schmeckt|schmecken|super)\b|\b(?:klappt|geht|gehen|schmeckt|schmecken|gelingt)\b.{0,20}\b(?:auch|ebenso|genauso)\b/,
  es: /\btambien\b.{0,25}\b(?:bien|buen[oa]s?|ric[oa]s?|delicios[oa]s?|qued\w+|sale\w*|va|van|vale)\b|\b(?:qued\w+|salen?|van?)\b.{0,25}\btambien\b/,
  fr: /\b(?:aussi|egalement)\b.{0,25}\b(?:bon\w*|bien|delicieu\w*|excellent\w*|marche\w*)|\b(?:marche\w*|bon\w*|delicieu\w*|excellent\w*)\b.{0,25}\b(?:aussi|egalement)\b/,
  it: /\b(?:anche|altrettanto)\b.{0,30}\b(?:buon\w*|ben[ei]|ottim\w*|viene|vengono)\b|\b(?:buon\w*|bene|ottim\w*|viene|vengono|perfett\w*)\b.{0,30}\banche\b/,
  pt: /\btambem\b.{0,25}\b(?:bo[ma]s?|bem|fica\w*|delicios\w*|otim\w*|da certo|dao certo)\b|\b(?:fica\w*|da certo|dao certo)\b.{0,25}\btambem\b/,
  pl: /\b(?:tez|rowniez|takze|rownie)\b.{0,25}\b(?:dobr\w*|smaczn\w*|pyszn\w*|wychodz\w*|wyjd\w*)\b|\b(?:dobr\w*|smaczn\w*|pyszn\w*|wychodz\w*)\b.{0,20}\b(?:tez|rowniez|takze)\b/,
  ja: /でも(?:おいし|美味し|作れ|合い|いい|良い)|(?:に|を)(?:変え|替え)ても/,
};
