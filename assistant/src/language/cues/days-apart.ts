import type { Language } from '../languages';

const between = '\\b.{1,40}\\b';

/** One of these days, and in the same question another one. */
const pair = (first: string, second: string) =>
  new RegExp(`\\b(?:${first})${between}(?:${second})\\b`);

const en =
  'mon(?:day)?|tues?(?:day)?|weds?|wednesday|thu(?:rs?)?(?:day)?|fri(?:day)?|sat(?:urday)?|sunday';
const de = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag';
const es = 'lunes|martes|miercoles|jueves|viernes|sabado|domingo';
const fr = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche';
const it = 'lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica';
const pt = 'segunda|terca|quarta|quinta|sexta|sabado|domingo';
const pl = 'poniedzial\\w+|wtor\\w+|srod\\w|czwart\\w+|piat(?:ek|ku)|sobot\\w|niedziel\\w';

/**
 * Two days of one plan: "make it Monday, bake it Wednesday", "heute den Teig, morgen backen". For folded
 * questions.
 */
export const daysApart: Readonly<Record<Language, RegExp>> = {
  en: pair(`${en}|today|tonight|now`, `${en}|tomorrow|next day`),
  de: pair(`${de}|heute`, `${de}|morgen|ubermorgen|nachsten tag`),
  es: pair(`${es}|hoy|esta noche`, `${es}|manana|pasado manana|dia siguiente`),
  fr: pair(`${fr}|aujourd'hui|ce soir`, `${fr}|demain|lendemain`),
  it: pair(`${it}|oggi|stasera`, `${it}|domani|dopodomani|giorno dopo`),
  pt: pair(`${pt}|hoje`, `${pt}|amanha|dia seguinte`),
  pl: pair(`${pl}|dzis|dzisiaj|dzis wieczorem`, `${pl}|jutro|nastepnego dnia`),
  ja: /(?:[月火水木金土日]曜|今日|今夜|今晩).{1,20}(?:[月火水木金土日]曜|明日|翌日|あさって)/,
};
