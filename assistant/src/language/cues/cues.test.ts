import { examples } from '../packs/examples';
import { packs } from '../packs/packs';
import { fold } from '../fold';
import { languages, type Language } from '../languages';
import { withDigits } from '../number-words';
import { cuedIntents, safetyTopics } from './cues';

/** The first intent that is cued, in the order in which they are listed. */
function firstCued(question: string, language: Language): string {
  const { intents, vetoes, safety } = packs[language].cues;
  const folded = withDigits(fold(question), language);
  if (safetyTopics.some((topic) => safety[topic].test(folded))) return 'safety';
  const cued = cuedIntents.filter(
    (intent) =>
      intents[intent].some((cue) => cue.test(folded)) &&
      !vetoes[intent]?.some((veto) => veto.test(folded)),
  );
  return cued[0] ?? 'other';
}

// In English "how many minutes" is an amount too: its answer gives way where a time is asked for.
test.each(languages.filter((language) => language !== 'en'))(
  'finds what the questions in %s are about',
  (language) => {
    const wrong = examples[language].filter(
      ([question, intent]) => firstCued(question, language) !== intent,
    );
    expect(wrong.map(([question]) => [question, firstCued(question, language)])).toEqual([]);
  },
);

/** What a question names beside its intent: by which pattern, and what it captures. */
test.each<[Language, string, 'replace' | 'omit', { food?: string; by?: string }]>([
  ['de', 'Geht auch Margarine statt Butter?', 'replace', { by: 'margarine', food: 'butter' }],
  ['de', 'Womit kann ich die Sahne ersetzen?', 'replace', { food: 'sahne' }],
  ['de', 'Ich habe kein Backpulver, was nun?', 'replace', { food: 'backpulver' }],
  ['de', 'Kann ich die Nüsse weglassen?', 'omit', { food: 'nusse' }],
  [
    'es',
    '¿Puedo usar aceite en vez de mantequilla?',
    'replace',
    { by: 'aceite', food: 'mantequilla' },
  ],
  ['es', '¿Con qué sustituyo el huevo?', 'replace', { food: 'huevo' }],
  ['es', '¿Se puede hacer sin ajo?', 'omit', { food: 'ajo' }],
  [
    'fr',
    "Je peux mettre de l'huile à la place du beurre ?",
    'replace',
    { by: 'huile', food: 'beurre' },
  ],
  ['fr', 'Par quoi remplacer la crème ?', 'replace', { food: 'creme' }],
  ['fr', "Je n'ai pas de levure, comment faire ?", 'replace', { food: 'levure' }],
  ['it', "Posso usare l'olio al posto del burro?", 'replace', { by: 'olio', food: 'burro' }],
  ['it', 'Con cosa sostituisco le uova?', 'replace', { food: 'uova' }],
  ['it', 'Posso togliere la cipolla?', 'omit', { food: 'cipolla' }],
  ['pt', 'Posso usar óleo em vez de manteiga?', 'replace', { by: 'oleo', food: 'manteiga' }],
  ['pt', 'Não tenho fermento, e agora?', 'replace', { food: 'fermento' }],
  ['pl', 'Czy mogę dać olej zamiast masła?', 'replace', { by: 'olej', food: 'masla' }],
  ['pl', 'Czym zastąpić śmietanę?', 'replace', { food: 'smietane' }],
  ['pl', 'Czy mogę pominąć cebulę?', 'omit', { food: 'cebule' }],
  ['ja', 'バターの代わりに油でもいいですか?', 'replace', { food: 'バター', by: '油' }],
  ['ja', '卵なしで作れますか?', 'omit', { food: '卵' }],
])('in %s takes the foods out of %p', (language, question, kind, expected) => {
  const folded = withDigits(fold(question), language);
  const found = packs[language].cues[kind]
    .map((cue) => cue.exec(folded))
    .find((match) => match !== null);
  const named = Object.entries(found?.groups ?? {}).map(([group, text]) => [group, text.trim()]);
  expect(Object.fromEntries(named)).toEqual(expected);
});

test.each<[Language, string, string]>([
  ['de', 'für zwölf Personen', '12'],
  ['es', 'somos ocho', '8'],
  ['fr', 'on sera douze', '12'],
  ['it', 'siamo in sei persone', '6'],
  ['pt', 'para dez pessoas', '10'],
  ['pl', 'dla dwunastu osób', '12'],
  ['ja', '十二人分', '12'],
])('in %s takes the number of people out of %p', (language, question, expected) => {
  const match = packs[language].cues.scale.servings.exec(withDigits(fold(question), language));
  expect(match?.groups?.n ?? match?.groups?.m).toBe(expected);
});

test.each([
  '生クリームと牛乳は何グラムですか?',
  '生地に牛乳は入れますか?',
  '生姜と豚肉は何グラム?',
])('takes %p for no question of raw meat', (question) => {
  expect(firstCued(question, 'ja')).not.toBe('safety');
});

test('no pattern takes long for a text that nobody types', () => {
  const start = performance.now();
  const texts = ['a ', 'ohne ', 'para 1 ', 'の代わりに', 'z ', "l'"].map((part) =>
    part.repeat(250).slice(0, 500),
  );
  for (const language of languages) for (const text of texts) firstCued(text, language);
  expect(performance.now() - start).toBeLessThan(1_000);
});
