import { minutesIn } from './minutes';

it.each([
  ['Bake for 25 minutes.', [25]],
  ['Bake 25–30 min, then rest 5 min.', [25, 5]],
  ['Simmer for 1.5 hours', [90]],
  ['20 bis 25 Minuten backen, 2 Stunden kühlen', [20, 120]],
  ['Hornea 40 minutos', [40]],
  ['Laisser cuire 1 heure', [60]],
  ['Cuocere per 12 minuti', [12]],
  ['Asse por 35 minutos', [35]],
  ['Piecz 45 minut', [45]],
  ['10分焼きます。2時間冷やします。', [10, 120]],
  ['3 minutes, and 3 minutes more', [3]],
  ['Heat the oven to 180 °C', []],
  ['Serves 4 hungry people, 2 hot pans', []],
  ['Keeps for 72 hours', []],
])('%s', (text, minutes) => {
  expect(minutesIn(text)).toEqual(minutes);
});
