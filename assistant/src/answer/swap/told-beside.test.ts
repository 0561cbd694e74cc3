import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { postOf, unreadRecipe } from '../../testing/posts';

const pie = postOf(
  unreadRecipe(
    'Leek pie',
    ['2 tsp thyme leaves', '1/2 cup dry cider', '3 tbsp honey', '1 lemon', '100 g cold butter'],
    ['Sweat the leeks in the butter with the thyme.', 'Add the cider, the honey and the lemon.'],
  ),
  [
    { heading: null, text: 'An orange is as good as the lemon.' },
    { heading: null, text: 'The cupboard is bare of honey? Agave syrup, then.' },
    { heading: null, text: 'No cider in the house? Apple juice with a drop of vinegar.' },
    { heading: null, text: 'Keep lemon slices in the fridge next to the mango for two days.' },
    { heading: null, text: 'Without a mixer: rub it in with cold hands and a little oil.' },
  ],
);

const gnocchi = postOf(
  unreadRecipe(
    'Gnocchi',
    ['20 Salbeiblätter', '200 g Weizenmehl', '60 g Parmesan'],
    ['Die Butter mit dem Salbei aufschäumen.', 'Das Mehl und den Parmesan einrühren.'],
  ),
  [
    { heading: null, text: 'Ist der Salbei erfroren, kommt Thymian in die Pfanne.' },
    { heading: null, text: 'Für den Parmesan springt ein alter Bergkäse ein.' },
  ],
  'de',
);

describe('what takes the place of an ingredient is told without a word for replacing', () => {
  it.each([
    ['another food in its sentence', 'what can i use instead of the lemon', 'orange'],
    ['under a question on its lack', 'what instead of honey', 'Agave'],
    ['what the reader calls by its kind', 'can I leave the alcohol out', 'Apple juice'],
  ])('%s', (_how, question, told) => {
    const answer = ask(pie, question);
    expect(answer.tier).toBe('post');
    expect(answer.text).toContain(told);
  });

  it.each([
    ['in other words', 'was nehm ich wenn kein parmesan da ist', 'Bergkäse'],
    ['for leaves that the reader does not name', 'hab keinen salbei bekommen', 'Thymian'],
  ])('in German, %s', (_how, question, told) => {
    const answer = ask(gnocchi, question);
    expect(answer.tier).toBe('post');
    expect(answer.text).toContain(told);
  });
});

it('does not take a describing word for the ingredient', () => {
  expect(ask(pie, 'is margarine ok instead of butter').text).not.toContain('cold hands');
});

it('leaves what the writer alone knows to the writer', () => {
  expect(ask(pie, 'where did you go with your honey and cider').tier).toBe('refusal');
});

test.each([
  [
    'de',
    'was statt Sahne',
    ['Sahne finde ich im Dorf nicht. Seidentofu macht es cremig.'],
    /Seidentofu/,
  ],
  [
    'de',
    'und ohne Wein?',
    ['Der Wein kocht ganz weg. Wen er stört, der presst eine Orange aus.'],
    /Orange/,
  ],
  [
    'en',
    'what instead of wine',
    ['The wine cooks off. If you mind it, the broth stands alone.'],
    /broth/,
  ],
])('%s: %s – the sentence after the one that names it', (language, question, notes, wanted) => {
  const stew = listedPost({
    language,
    title: 'Eintopf',
    ingredients:
      language === 'de' ? ['200 ml Sahne', '200 ml Wein', '1 Zwiebel'] : ['200 ml wine', '1 onion'],
    steps: language === 'de' ? ['Alles kochen.'] : ['Boil.'],
    notes,
  });
  expect(ask(stew, question).text).toMatch(wanted);
});
