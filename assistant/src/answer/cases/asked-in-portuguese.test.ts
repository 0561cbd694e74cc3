import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';

/** Questions as readers type them in Portuguese, where rules had other forms of their words. */
const cake = listedPost({
  language: 'pt',
  title: 'Bolo de cenoura',
  ingredients: ['300 g de cenouras', '4 ovos', 'Cobertura:', '1/2 xícara de leite'],
  steps: [
    'Preaqueça o forno a 180 °C e unte uma forma de 22 cm com furo no meio.',
    'Bata as cenouras no liquidificador e asse por 40 minutos.',
  ],
  notes: [
    'Sem cobertura, congela bem por 2 meses.',
    'Se a massa afundar no meio, bateu demais.',
    'Rende 12 fatias.',
  ],
});

test.each([
  ['qual forma', 'equipment', /^Passo 1: “Preaqueça/],
  ['em que asso o bolo?', 'equipment', /forma de 22 cm/],
  ['de que tamanho é a forma?', 'amount', /22 cm/],
  ['forma de 20 cm serve?', 'equipment', /^Passo 1: “Preaqueça/],
  ['meu bolo solou', 'step', /afundar no meio/],
  ['como aquecer', 'storage', /Reaqueça/],
])('answers %s', (question, intent, text) => {
  const shown = ask(cake, question);
  expect(shown.text).toMatch(text);
  expect(shown.intent).toBe(intent);
});
