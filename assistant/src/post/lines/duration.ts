const most = 60 * 24 * 60;

/** Minutes of a parsed amount, or null where it is none or unbelievably long. */
const checked = (minutes: number): number | null =>
  Number.isFinite(minutes) && minutes > 0 && minutes <= most ? Math.round(minutes) : null;

const isoParts =
  /^P?(?:(\d{0,4}(?:[.,]\d{1,4})?)W)?(?:(\d{0,4}(?:[.,]\d{1,4})?)D)?T?(?:(\d{0,5}(?:[.,]\d{1,4})?)H)?(?:(\d{0,6}(?:[.,]\d{1,4})?)M(?:IN)?)?(?:(\d{0,8}(?:[.,]\d{1,4})?)S?)?$/;

const number = (text: string | undefined): number => Number((text || '0').replace(',', '.'));

/** Of `PT1H30M`; also without its numbers (`PTH25MS`), its `T`, or its last letter (`PT1H30`). */
function isoMinutes(text: string): number | null {
  const parts = isoParts.exec(text.toUpperCase().replace(/\s/g, ''));
  if (parts === null || !/^P/i.test(text)) return null;
  const [weeks, days, hours, minutes, seconds] = parts.slice(1, 6).map(number);
  const isCut = /H\d{1,2}$/i.test(text);
  const rest = (seconds ?? 0) / (isCut ? 1 : 60);
  return (
    (weeks ?? 0) * 7 * 24 * 60 + (days ?? 0) * 24 * 60 + (hours ?? 0) * 60 + (minutes ?? 0) + rest
  );
}

// Words for days, hours, minutes and seconds, as they begin in the languages of food blogs.
const spans: readonly [RegExp, number][] = [
  [/^(?:d(?![a-ln-z])|day|tag|d[ií]a|jour|giorn|dzie[nń]|dni|dag|日)/, 24 * 60],
  [/^(?:h(?![a-np-tv-z])|hr|hour|st|hora|heure|or[ae]|godz|uur|uren|tim|時間)/, 60],
  [/^(?:m(?![a-hj-z])|min|分)/, 1],
  [/^(?:s(?![a-df-z])|sec|sek|seg|秒)/, 1 / 60],
];

const amountAndWord =
  /(\d{1,5}(?:[.,]\d{1,3})?|[½¼¾])\s{0,3}(½|¼|¾|1\/2|1\/4|3\/4)?[\s-]{0,3}(?:(?:[–-]|to|bis|a|à|do|〜|～)\s{0,3}\d{1,5}\s{0,3})?(\p{L}{1,12}|時間|分|日|秒)/gu;

const parts: Readonly<Record<string, number>> = {
  '½': 0.5,
  '1/2': 0.5,
  '¼': 0.25,
  '1/4': 0.25,
  '¾': 0.75,
  '3/4': 0.75,
};

/** Of "1 hour 30 mins", "45 Minuten", "1 h 15"; of a range its lower end. */
function wordedMinutes(text: string): number | null {
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text);
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]);
  if (/^\d{1,5}$/.test(text)) return Number(text);
  let sum = 0;
  let end = 0;
  for (const found of text.matchAll(amountAndWord)) {
    const [whole, amount = '', part = '', word = ''] = found;
    const minutes = spans.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
    if (minutes !== undefined) {
      sum += ((parts[amount] ?? number(amount)) + (parts[part] ?? 0)) * minutes;
      end = found.index + whole.length;
    }
  }
  const rest = /^\s{0,3}(\d{1,2})\s{0,3}$/.exec(text.slice(end))?.[1];
  return sum === 0 ? null : sum + (rest === undefined ? 0 : Number(rest));
}

/**
 * Minutes of a published duration: ISO 8601 with the faults that plugins make, or words.
 * @returns null for none, zero, or what nobody would cook
 */
export function minutesOf(source: string | null): number | null {
  const text = (source ?? '').slice(0, 80).trim();
  if (text === '') return null;
  return checked(isoMinutes(text) ?? wordedMinutes(text) ?? 0);
}
