import { conversation } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

/** Dishes of much meat with some wine, in the languages of the assistant. */
const stew = (
  language: string,
  title: string,
  ingredients: readonly string[],
  steps: readonly string[] = ['…'],
) => listedPost({ language, title, ingredients, steps });
const posts = {
  en: stew(
    'en',
    'Rabbit stew',
    ['800 g rabbit', '150 ml red wine', '300 ml chicken stock'],
    [
      'Brown the rabbit for 8 minutes, then pour in the wine.',
      'Add the stock, cover and cook for 1 hour 15 minutes.',
      'Shred the meat and cook uncovered for 15 minutes.',
    ],
  ),
  de: stew(
    'de',
    'Rotkohl',
    ['1 kg Rotkohl', '250 ml Rotwein'],
    ['Zugedeckt 50 Minuten schmoren.', 'Deckel abnehmen und weitere 10 Minuten einkochen lassen.'],
  ),
  es: stew('es', 'Estofado', ['1 kg de ternera', '200 ml de vino tinto']),
  fr: stew('fr', 'Daube', ['1 kg de bœuf', '20 cl de vin rouge']),
  it: stew(
    'it',
    'Ragù di coniglio',
    ['800 g di coniglio', '150 ml di vino rosso'],
    ['Rosolate il coniglio 8 minuti.', 'Coprite e cuocete 1 ora e 15 minuti.'],
  ),
  pt: stew('pt', 'Carne guisada', ['1 kg de carne', '200 ml de vinho tinto']),
  pl: stew('pl', 'Gulasz', ['1 kg mięsa', '200 ml czerwonego wina']),
  ja: stew('ja', '牛肉の赤ワイン煮', ['牛肉 500g', '赤ワイン 200ml']),
} as const;

const last = (post: keyof typeof posts, asked: readonly string[]) => {
  const talk = conversation(posts[post]);
  return asked.map((question) => talk(question).text).at(-1);
};

test.each([
  ['en', 'how much stock for 1.6 kg of rabbit?', /600 ml chicken stock/],
  ['de', 'wie viel Wein für 2 kg Rotkohl?', /500 ml Rotwein/],
  ['es', '¿cuánto vino para 2 kg de ternera?', /400 ml vino tinto/],
  ['fr', 'combien de vin pour 2 kg de bœuf ?', /40 cl vin rouge/],
  ['it', 'quanto vino per 1,6 kg di coniglio?', /300 ml vino rosso/],
  ['pt', 'quanto vinho para 2 kg de carne?', /400 ml vinho tinto/],
  ['pl', 'ile wina na 2 kg mięsa?', /400 ml czerwonego wina/],
  ['ja', '牛肉1kgならワインはどれくらい？', /赤ワイン 400ml/],
] as const)('as much as goes with so much of another thing: %s, %s', (post, asked, amount) => {
  expect(last(post, [asked])).toMatch(amount);
});

test('and after another amount', () => {
  expect(last('de', ['wie viel Wein?', 'und für 2 kg Kohl?'])).toContain('500 ml');
  expect(last('en', ['how much rabbit for 4 hours of cooking?'])).not.toContain('times the recipe');
});

test.each([
  ['pl', 'ile wina?', '200 ml'],
  ['ja', 'ワインはどれくらい？', '200ml'],
  ['en', 'how much wine?', '150 ml'],
] as const)('red wine is wine: %s', (post, asked, amount) => {
  expect(last(post, [asked])).toContain(amount);
});

test('a wine called after its grape is wine too', () => {
  const coq = stew('de', 'Coq au Riesling', ['1 Huhn', '400 ml Riesling']);
  expect(conversation(coq)('wein menge?', 'de').text).toContain('400 ml Riesling');
});

test('white wine is not in a recipe with red', () => {
  expect(last('en', ['how much white wine?'])).toContain('no white wine');
});

test.each([
  ['en', 'how long does the rabbit cook?'],
  ['it', 'quanto cuoce il coniglio?'],
] as const)('what is only browned where it is named cooks after that: %s', (post, asked) => {
  expect(last(post, [asked])).toMatch(/^75 minut/);
});

test('to let it boil down puts nothing up in jars', () => {
  expect(last('de', ['wie lange ohne Deckel?'])).toMatch(/^10 Minuten\.\n.*$/);
});
