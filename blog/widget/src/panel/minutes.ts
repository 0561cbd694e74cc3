/** Values of the fractions that have a letter of their own. */
const fractions: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const letter = `[${Object.keys(fractions).join('')}]`;
const letters = new RegExp(letter, 'g');
const slash = String.raw`\d{1,2}[/⁄]\d{1,2}`;
const amount = String.raw`(?:${slash}|${letter}|\d{1,4}(?:[.,]\d{1,3})?(?:[\s-]?${letter}|[\s-]${slash})?)`;

// Words of the languages that answers come in.
const minute = String.raw`(?:min(?:s|ut(?:e[ns]?|os?|[iayę])?)?(?!\p{L})|分)\.?`;
const hour = String.raw`(?:(?:h(?:(?:ou)?rs?)?|hours?|stunden?|std|horas?|heures?|or[ae]|godz(?:in[aeyę]?)?)(?!\p{L})|時間)\.?`;
const half = String.raw`(?:\s(?:and a half|und eine halbe|et demie|y media|e mezz[ao]|e meia|i pół)(?!\p{L})|半)`;
const and = '(?:and|und|et|y|e|i)';
const to = `(?:-|–|—|〜|～|~|to|or|bis|oder|a|o|à|ou|do|lub|${and})`;

const time = new RegExp(
  String.raw`(?<![\d/⁄.,:])(?:(?<clock>\d{1,2}):(?<past>\d{2})\s?${hour}` +
    String.raw`|(?<from>${amount})(?:\s?${to}\s?${amount})?[\s-]?(?:(?<minutes>${minute})|${hour}` +
    String.raw`(?<half>${half})?(?:(?:\s|,|${and}(?!\p{L}))*(?<more>${amount})[\s-]?${minute}` +
    String.raw`|(?<=h)\s?(?<bare>[0-5]\d)(?![\d\p{L}]))?))`,
  'giu',
);

/** Spans that are said without a number, and their minutes; the longer before what they contain. */
const named: readonly [string, number][] = [
  [
    "an hour and a half|(?:andert|einein)halb stunden|une heure et demie|una hora y media|un[’']ora e mezza|uma hora e meia|półtorej godziny",
    90,
  ],
  [
    "three[- ]quarters of an hour|dreiviertelstunde|trois quarts d[’']heure|tres cuartos de hora|tre quarti d[’']ora|três quartos de hora",
    45,
  ],
  [
    "half an hour|half[- ]hour|halben? stunde|demi-heure|media hora|mezz[’']?\\s?ora|meia hora|pół godziny|半時間",
    30,
  ],
  [
    "quarter of an hour|quarter[- ]hour|viertelstunde|quart d[’']heure|cuarto de hora|quarto d[’']ora|quarto de hora|kwadrans",
    15,
  ],
  ["(?:an|one) hour|eine stunde|une heure|una hora|un[’']ora|uma hora", 60],
];

const spans = new RegExp(
  named.map(([words]) => String.raw`(?<!\p{L})(${words})(?!\p{L})`).join('|'),
  'giu',
);

/** A timer longer than half a day is for a calendar. */
const maxMinutes = 720;

const maxLetters = 2_000;

function valueOf(written: string): number {
  const [whole = '', fraction = ''] = written
    .replaceAll(letters, (found) => ` ${found}`)
    .trim()
    .split(/[\s-]+/);
  return fraction === '' ? partOf(whole) : partOf(whole) + partOf(fraction);
}

function partOf(written: string): number {
  const [over = '', under] = written.split(/[/⁄]/);
  return fractions[over] ?? Number(over.replace(',', '.')) / Number(under ?? 1);
}

interface Span {
  start: number;
  end: number;
  minutes: number;
}

function minutesOf({ clock, past, from = '', minutes, half: more, ...rest }: Groups): number {
  if (clock !== undefined) return Number(clock) * 60 + Number(past);
  if (minutes !== undefined) return valueOf(from);
  const added = rest.more === undefined ? Number(rest.bare ?? 0) : valueOf(rest.more);
  return (valueOf(from) + (more === undefined ? 0 : 0.5)) * 60 + added;
}

type Groups = Readonly<Record<string, string | undefined>>;

function spansIn(text: string): Span[] {
  const worded = [...text.matchAll(spans)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    minutes: named[found.slice(1).findIndex((part) => part !== undefined)]?.[1] ?? 0,
  }));
  const counted = [...text.matchAll(time)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    minutes: minutesOf(found.groups ?? {}),
  }));
  return [...worded, ...counted].toSorted((one, other) => one.start - other.start);
}

const isRange = new RegExp(String.raw`^\s?${to}\s?$`, 'iu');

/**
 * The times that a text names, in whole minutes, each once; of a range its beginning, when it is
 * time to look.
 */
export function minutesIn(text: string): number[] {
  const start = text.slice(0, maxLetters);
  const found = spansIn(start).filter(({ start: at }, index, all) => {
    const before = all[index - 1];
    return before === undefined || !isRange.test(start.slice(before.end, at));
  });
  const whole = found.map(({ minutes }) => Math.round(minutes));
  return [...new Set(whole)].filter((minutes) => minutes > 0 && minutes <= maxMinutes);
}
