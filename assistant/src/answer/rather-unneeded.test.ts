import { ask } from '../testing/conversation';
import { listedPost } from '../testing/listed-post';

const parfait = listedPost({
  language: 'en',
  title: 'Coffee parfait',
  ingredients: ['400 ml cream', '4 egg yolks', '100 g sugar'],
  steps: ['Whip the cream.', 'Fold in the yolks and sugar and freeze for 6 hours.'],
  notes: ['It sets without any churning. The oven stays cold: nothing is ever baked here.'],
});

test.each([
  ['do you need an ice cream machine?', 'without any churning'],
  ['is it baked at all', 'nothing is ever baked'],
])('%s: the sentence by which it is not needed', (question, wanted) => {
  expect(ask(parfait, question)).toMatchObject({
    text: expect.stringContaining(wanted),
    tier: 'post',
  });
});

test('leaves a time or heat of another way to the writer', () => {
  expect(ask(parfait, 'what temperature do i bake it at').tier).toBe('refusal');
  expect(ask(parfait, 'how long do i churn it in my machine').tier).toBe('refusal');
});

test.each([
  ['de', 'brauche ich eine Eismaschine?', 'Eine Maschine ist nicht nötig.'],
  ['fr', 'il faut une sorbetière ?', 'Aucun appareil : sans machine, il prend très bien.'],
  [
    'it',
    'ho bisogno della gelatiera?',
    'Questo dolce si fa a mano, senza macchine di nessun tipo.',
  ],
])('%s: a machine of any kind', (language, question, told) => {
  const post = listedPost({
    language,
    title: 'Parfait',
    ingredients: ['400 ml cream'],
    steps: ['Whip.'],
    notes: [told],
  });
  expect(ask(post, question).text).toContain(told);
});
