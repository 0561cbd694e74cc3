/** Words for minutes and hours in the languages that answers come in. */
const minute = 'min(?:ute[ns]?|utos?|uti|uto|ut[ay]?)?\\b|分';
const hour =
  'h\\b|hours?|hrs?\\b|stunden?|std\\b|horas?|heures?|ore\\b|ora\\b|godz(?:in[ay]?)?|時間';

const time = new RegExp(
  `(\\d+(?:[.,]\\d)?)(?:\\s*(?:-|–|to|or|bis|oder|a|o|à|ou|do|lub|〜|~)\\s*\\d+(?:[.,]\\d)?)?\\s*(?:(${minute})|(?:${hour}))`,
  'giu',
);

/** A timer longer than half a day is for a calendar. */
const most = 720;

/**
 * The times that a text names, in whole minutes, each once; of a range its beginning, when it is
 * time to look.
 */
export function minutesIn(text: string): number[] {
  const found = [...text.slice(0, 2_000).matchAll(time)].map(([, amount = '', minutes]) =>
    Math.round(Number(amount.replace(',', '.')) * (minutes === undefined ? 60 : 1)),
  );
  return [...new Set(found)].filter((minutes) => minutes > 0 && minutes <= most);
}
