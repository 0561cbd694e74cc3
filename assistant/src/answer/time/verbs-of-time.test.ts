import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

/** "Quanto" and its like before a verb ask for a time, in each person. */
const posts = {
  it: listedPost({
    language: 'it',
    title: 'Pollo',
    ingredients: ['1 kg di pollo', '100 ml di vino'],
    steps: ['Fate marinare il pollo 2 ore.', 'Gratinate il pollo 5 minuti.', 'Unite il vino.'],
  }),
  es: listedPost({
    language: 'es',
    title: 'Cordero',
    ingredients: ['2 kg de cordero', '100 ml de vino'],
    steps: ['Asa el cordero 30 minutos.', 'Cuece la salsa 10 minutos.', 'Añade el vino.'],
  }),
  pt: listedPost({
    language: 'pt',
    title: 'Bolo',
    ingredients: ['4 ovos', '1 xícara de leite'],
    steps: ['Bata os ovos no liquidificador por 3 minutos.', 'Mexa por 8 minutos.'],
  }),
  pl: listedPost({
    language: 'pl',
    title: 'Ciasto',
    ingredients: ['2 jajka', '200 ml mleka'],
    steps: ['Ciasto trzymaj w lodówce 3 godziny.', 'Piecz 40 minut.'],
  }),
} as const;

test.each([
  ['it', 'quanto vino metto', '100 ml'],
  ['es', 'cuánto vino echo', '100 ml'],
  ['pt', 'quanto leite coloco', '1 xícara'],
  ['pl', 'ile wlewam mleka', '200 ml'],
] as const)('%s asks for an amount: %s', (post, question, amount) => {
  const { intent, text } = ask(posts[post], question);
  expect(intent).toBe('amount');
  expect(text).toContain(amount);
});
