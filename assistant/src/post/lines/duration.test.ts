import { minutesOf } from './duration';

test.each([
  ['PT25M', 25],
  ['PT1H30M', 90],
  ['PTH25MS', 25],
  ['P0DT0H10M', 10],
  ['P1DT2H', 1560],
  ['PT900S', 15],
  ['PT1H30', 90],
  ['PT0.5H', 30],
  ['PT90', 2],
  ['1 hour 30 mins', 90],
  ['1 h 15', 75],
  ['45 Minuten', 45],
  ['2 Stunden', 120],
  ['1 Std. 20 Min.', 80],
  ['1½ hours', 90],
  ['20-25 minutes', 20],
  ['1 hora y 10 minutos', 70],
  ['2 godziny', 120],
  ['1時間30分', 90],
  ['1:30', 90],
  ['35', 35],
])('reads %s as %d minutes', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes);
});

test.each(['', 'PT', 'PTHMS', 'PT0M', 'PT00H00M00S', 'P', 'overnight', 'PT99999H', null])(
  'reads no time in %p',
  (text) => {
    expect(minutesOf(text)).toBeNull();
  },
);
