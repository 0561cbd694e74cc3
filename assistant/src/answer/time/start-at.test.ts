import type { Post } from '../../post/post';
import { ask } from '../../testing/conversation';
import { loaf } from '../../testing/posts';

const post = (times: { prep: number | null; cook: number | null; total: number | null }): Post => ({
  ...loaf,
  recipe: loaf.recipe === null ? null : { ...loaf.recipe, times, steps: [] },
});
const noTimes = { prep: null, cook: null, total: null };
const inTwoHours = post({ prep: 45, cook: 75, total: 120 });

/** A post whose steps are these, with a total on its card or none. */
const stepped = (steps: readonly string[], total: number | null = null): Post => ({
  ...loaf,
  recipe:
    loaf.recipe === null
      ? null
      : {
          ...loaf.recipe,
          times: { ...noTimes, total },
          steps: steps.map((text, at) => ({ number: at + 1, text, group: null })),
        },
});

test.each([
  ['we eat at 7, when should I start?', '5:00 pm'],
  ['what time do I begin for 6:30?', '4:30 pm'],
  ['when do i need to start if i want it ready by 9 am', '7:00 am'],
  ['brunch is at 11, when do i start', '9:00 am'],
  ['when should I start for dinner at 19:30', '5:30 pm'],
  [
    'i want it out of the oven at noon tomorrow. what time do i have to get up and start',
    '10:00 am',
  ],
  ['party starts at 8pm, latest i can make the loaf?', '6:00 pm'],
  ['supper at 6, so i start the loaf at...?', '4:00 pm'],
  ['guests at half past seven when do i begin', '5:30 pm'],
  ['kids get home at 3, when do i start so it is ready', '1:00 pm'],
  ['doors open at quarter to eight, when do I start', '5:45 pm'],
  ['what time do I have to start to eat at midnight', '10:00 pm'],
  ['dinner 7pm, when do i start', '5:00 pm'],
  ['Gäste kommen um Viertel nach sieben, wann fange ich an?', '17:15 Uhr'],
  ['Mittagessen um 12 Uhr, wann muss ich spätestens anfangen?', '10:00 Uhr'],
  ['comemos al mediodía, ¿a qué hora empiezo?', '10:00'],
  ['cenamos a las ocho menos cuarto, ¿cuándo empiezo?', '17:45'],
  ['on déjeune à midi, à quelle heure je commence ?', '10:00'],
  ['on mange à 7h et demie ce soir, quand commencer', '17:30'],
  ['pranziamo a mezzogiorno, quando comincio', '10:00'],
  ['ceniamo alle otto meno un quarto, a che ora comincio?', '17:45'],
  ['almoçamos ao meio-dia, a que horas começo?', '10:00'],
  ['obiad w południe, kiedy zacząć?', '10:00'],
  ['goście przychodzą o ósmej, o której zacząć?', '18:00'],
  ['goście o wpół do ósmej, kiedy zacząć?', '17:30'],
  ['正午に食べたいです。何時に始めればいいですか', '10:00'],
  ['夜七時半に食べるなら何時に作り始める？', '17:30'],
  ['Wir essen um halb acht, wann muss ich anfangen?', '17:30 Uhr'],
  ['¿a qué hora empiezo si cenamos a las nueve y media?', '19:30'],
  ['on mange à 20h, quand commencer ?', '18:00'],
  ['si mangia alle 20:30, quando comincio?', '18:30'],
  ['vamos jantar às 8, a que horas começo?', '18:00'],
  ['jemy o 18, o której mam zacząć?', '16:00'],
  ['7時に食べたいのですが、いつ始めればいいですか', '17:00'],
])('counts back from the meal: %s', (question, expected) => {
  expect(ask(inTwoHours, question)).toMatchObject({ intent: 'duration', tier: 'post' });
  expect(ask(inTwoHours, question).text).toContain(expected);
});

test('adds preparing and cooking where the card has no total', () => {
  const { text } = ask(post({ prep: 10, cook: 20, total: null }), 'dinner at 7, when do I start?');
  expect(text).toContain('6:30 pm');
});

test('says the day where it starts before midnight', () => {
  const { text } = ask(
    post({ prep: null, cook: null, total: 1_500 }),
    'lunch is at 1, when do I start?',
  );
  expect(text).toContain('1 day before, at about 12:00 pm');
});

test.each([
  ['if I start at 4 when will it be done', '6:00 pm'],
  ['what time is it ready if we start cooking at 9', '11:00 am'],
  ['Wenn ich um 16 Uhr anfange, wann ist es fertig?', '18:00 Uhr'],
  ['si empiezo a las 16, ¿cuándo estará listo?', '18:00'],
  ['si je commence à 16h, quand est-ce que ce sera prêt ?', '18:00'],
  ['se comincio alle 16, quando è pronto?', '18:00'],
  ['se eu começar às 16, quando fica pronto?', '18:00'],
  ['jeśli zacznę o 16, kiedy będzie gotowe?', '18:00'],
  ['16時に始めたら何時にできますか', '18:00'],
])('counts on from the start: %s', (question, expected) => {
  expect(ask(inTwoHours, question)).toMatchObject({ intent: 'duration', tier: 'post' });
  expect(ask(inTwoHours, question).text).toContain(expected);
});

test.each([
  ['can I have this on the table by 6 if I start at 5', /^No\b.*4:00 pm/],
  ['can I have this on the table by 7 if I start at 5', /^Yes\b.*7:00 pm/],
  ['if i start at 11 will it be ready by 1', /^Yes\b.*1:00 pm/],
  ['Wenn ich um 17 Uhr anfange, ist es um 18 Uhr fertig?', /^Nein\b.*16:00 Uhr/],
  ['si empiezo a las 5, ¿puede estar listo a las 8?', /^Sí, .*19:00/],
  ['si je commence à 17h, est-ce prêt pour 18h ?', /^Non\b.*16:00/],
])('holds the start against the meal: %s', (question, expected) => {
  expect(ask(inTwoHours, question).text).toMatch(expected);
});

test('adds up the times of the steps and says so', () => {
  const { text, sources } = ask(
    stepped(['Knead for 10 minutes.', 'Stir.', 'Bake for 50 minutes.']),
    'we eat at 7, when do I start?',
  );
  expect(text).toContain('6:00 pm');
  expect(text).toContain('adds up the times in the steps');
  expect(sources.map(({ number }) => number)).toEqual([1, 3]);
});

test('counts a night that the card leaves out', () => {
  const { text, sources } = ask(
    stepped(['Chill overnight.', 'Bake for 50 minutes.'], 60),
    'brunch is at 10, when do I start?',
  );
  expect(text).toContain('Start 1 day before, at about 9:00 pm');
  expect(text).toContain('wait overnight');
  expect(sources).toHaveLength(2);
});

test('says the day where it is ready after midnight', () => {
  expect(
    ask(post({ ...noTimes, total: 1_500 }), 'if I start at 4 pm when is it done').text,
  ).toContain('ready 1 day later, at about 5:00 pm');
});

test.each([
  'what temperature do I start at',
  'when do I put in the eggs, at 20 minutes?',
  'how long does it take start to finish',
])('takes no other question for one on the time of day: %s', (question) => {
  expect(ask(inTwoHours, question).text).not.toMatch(/\d:\d\d/);
});

test('does not guess where the post gives no time', () => {
  expect(ask(post(noTimes), 'we eat at 7, when should I start?')).toMatchObject({
    tier: 'refusal',
    isUnanswered: true,
  });
});
