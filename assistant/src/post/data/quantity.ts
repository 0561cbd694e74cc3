import { type Data, isData, textIn } from './values';

/** Units by their common codes (UN/CEFACT Recommendation 20), in words that lines are read by. */
const unitCodes: Readonly<Record<string, string>> = {
  MGM: 'mg',
  GRM: 'g',
  KGM: 'kg',
  ONZ: 'oz',
  LBR: 'lb',
  MLT: 'ml',
  CLT: 'cl',
  DLT: 'dl',
  LTR: 'l',
  G25: 'tsp',
  G24: 'tbsp',
  G21: 'cup',
  OZA: 'fl oz',
  OZI: 'fl oz',
  PTL: 'pint',
  PTI: 'pint',
  QTL: 'quart',
  QTI: 'quart',
  GLL: 'gallon',
  MMT: 'mm',
  CMT: 'cm',
  INH: 'inch',
  SEC: 'seconds',
  MIN: 'minutes',
  HUR: 'hours',
  DAY: 'days',
};

/** A unit in words: its text before its code; null for pieces. */
function unitOf(data: Data): string | null {
  const text = textIn(data['unitText'] ?? data['unit']);
  const code = textIn(data['unitCode'])?.toUpperCase() ?? '';
  return text ?? unitCodes[code.split(/[/:#]/).at(-1) ?? ''] ?? null;
}

/** A number or a range of them, as written. */
function numberOf(data: Data): string | null {
  const least = textIn(data['minValue']);
  const most = textIn(data['maxValue']);
  const one = textIn(data['value'] ?? data['amount'] ?? data['quantity']);
  if (one !== null) return one;
  return least === null || most === null || least === most ? (least ?? most) : `${least}–${most}`;
}

/** "200 g", "80–100 g": a value with its unit, as published data writes it; "" without any. */
export function quantityText(data: Data): string {
  const inner = data['value'] ?? data['amount'];
  if (isData(inner)) return quantityText({ ...data, ...inner, amount: undefined });
  return [numberOf(data), unitOf(data)].filter((part) => part !== null).join(' ');
}

/** A time as text. Of a range its end, since a reader who plans with less is late. */
export function timeText(value: unknown): string | null {
  if (!isData(value)) return textIn(value);
  const time = textIn(value['maxValue'] ?? value['value'] ?? value['minValue']);
  if (time === null) return textIn(value);
  return [time, unitOf(value)].filter((part) => part !== null).join(' ');
}
