import { ask } from '../../testing/conversation';
import { postOf } from '../../testing/posts';

const baked = (heat: string, language = 'en', beef = '500 g beef') => ({
  ...postOf(
    {
      name: 'Bread',
      yield: null,
      times: { prep: null, cook: null, total: null },
      ingredients: [
        {
          text: beef,
          quantity: 500,
          quantity_max: null,
          unit: 'g',
          item: beef.slice(6),
          note: null,
          group: null,
        },
      ],
      steps: [{ number: 1, text: heat, group: null }],
      notes: [],
      equipment: [],
      nutrition: [],
    },
    [],
    language,
  ),
});

test.each([['Bake at 160 °C in a convection oven.', 'how hot?', /^160 °C \(about 320 °F\) fan\./]])(
  'names the oven with a fan: %s %s',
  (step, question, answer) => {
    expect(ask(baked(step), question).text).toMatch(answer);
  },
);

test.each([
  ['What is gas mark 4 in Celsius?', /180 °C \(350 °F\)/, ['kitchen']],
  ['What is gas mark 1/2 in Celsius?', /130 °C \(250 °F\)/, ['kitchen']],
  ['What is gas mark ½ in Celsius?', /130 °C \(250 °F\)/, ['kitchen']],
  ['Which gas mark is 200 °C?', /gas mark 6/, ['kitchen']],
  ['Which gas mark is it?', /gas mark 4/, ['step', 'kitchen']],
  ['And in a fan oven?', /160 °C/, ['step', 'kitchen']],
])('cites what it knows of oven dials: %s', (question, answer, kinds) => {
  const { text, sources } = ask(baked('Bake at 180 °C.'), question);
  expect(text).toMatch(answer);
  expect(sources.map(({ kind }) => kind)).toEqual(kinds);
});

test.each([
  ['are you a robot?', /\bAI\b/],
  ['am I talking to a real person?', /\bAI\b/],
  ['Bist du ein Mensch?', /\bKI\b/],
  ['¿Eres un robot?', /\bIA\b/],
  ['Tu es un robot ?', /\bIA\b/],
  ['Sei una persona vera?', /\bIA\b/],
  ['Você é um robô?', /\bIA\b/],
  ['Jesteś robotem?', /\bAI\b/],
  ['あなたはロボットですか？', /AI/],
])('says that no human answers: %s', (question, answer) => {
  expect(ask(baked('Bake.'), question).text).toMatch(answer);
});

test.each([
  ['does it contain pork?', /Going by its ingredients, this recipe is free of pork/],
  ['contiene maiale?', /senza maiale/],
])('judges pork by itself, not by a faith: %s', (question, answer) => {
  expect(ask(baked('Bake.'), question).text).toMatch(answer);
});

test('names the pork that there is', () => {
  const { text } = ask(baked('Bake.', 'en', '500 g chorizo'), 'contiene maiale?');
  expect(text).toMatch(/^Contiene chorizo/);
});
