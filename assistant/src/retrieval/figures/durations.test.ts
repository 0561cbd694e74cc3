import type { Language } from '../../language/languages';
import { fold } from '../../language/fold';
import { cuesOf } from '../cues-of';
import { durationsIn } from './durations';

const minutes = (text: string, language: Language) =>
  durationsIn(fold(text), cuesOf(language), language).map(({ from, to }) =>
    to === null ? from / 60 : [from / 60, to / 60],
  );

const cases: readonly [Language, string, ReturnType<typeof minutes>][] = [
  ['en', 'Rest it for ten minutes, then an hour more.', [10, 60]],
  ['en', 'About an hour and a half in all.', [90]],
  ['en', 'It needs a mere half a minute, or half an hour.', [0.5, 30]],
  ['en', 'Five to six minutes a side.', [[5, 6]]],
  ['en', 'Bake for 1 hour 15 minutes.', [75]],
  ['en', 'Add a second tin. One day I left it out.', []],
  ['de', 'Zehn Minuten liegen lassen, dann eine Stunde kühlen.', [10, 60]],
  ['de', 'Nach anderthalb Stunden oder einer halben Stunde.', [90, 30]],
  ['es', 'Deja levar hora y media.', [90]],
  ['es', 'Deja levar una hora y media y media hora más.', [90, 30]],
  ['fr', "Une demi-heure, puis un quart d'heure.", [30, 15]],
  ['fr', 'Une heure et demie au four.', [90]],
  ['it', "Mezz'ora, poi un'ora e mezza.", [30, 90]],
  ['pt', 'Uma hora e meia, depois meia hora.', [90, 30]],
  ['pl', 'Przez pół godziny, potem dziesięć minut.', [30, 10]],
];

test.each(cases)('%s: %s', (language, text, expected) => {
  expect(minutes(text, language)).toEqual(expected);
});
