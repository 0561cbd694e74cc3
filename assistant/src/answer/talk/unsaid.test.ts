import { ask } from '../../testing/conversation';
import { listedPost } from '../../testing/listed-post';
import { loaf, postOf } from '../../testing/posts';

const questions = [
  'what brand of yogurt do you use',
  'where do you buy the walnuts?',
  'how much does one slice cost',
  'welche Joghurtmarke nimmst du?',
  '¿dónde compras las nueces?',
  'combien coûte ce gâteau ?',
  'ile kosztuje to ciasto?',
  'バターはどこのメーカーですか',
  'what shop did you get the tin from?',
  'which supermarket sells the cheapest walnuts?',
  '¿cuánto te costaron las nueces?',
  'how old are your kids?',
  'where was the photo of the loaf taken?',
  'did you go to culinary school?',
  'wo hast du backen gelernt? hast du das studiert?',
  '¿de dónde eres?',
  'qui a pris les photos ?',
  'quanti anni hai?',
  'onde você mora?',
  'gdzie mieszkasz?',
  'お子さんは何歳ですか',
  'which country is the yogurt from?',
  'can my dog eat the leftovers?',
  'what music do you listen to while baking?',
  'when was this post published?',
  'wann wurde das Rezept veröffentlicht?',
  'どこの国の料理ですか',
  'what year did you start this blog',
  'which grandmother taught you this?',
  'where in the us do you live?',
  'do you do cooking classes?',
  'seit wann bloggst du?',
  '¿cuál es tu restaurante favorito?',
];

test.each(questions)('%s is not in a recipe', (question) => {
  expect(ask(loaf, question)).toMatchObject({ tier: 'refusal', isUnanswered: true, sources: [] });
});

test('what the post says of its writer is quoted', () => {
  const told = postOf(loaf.recipe, [
    { heading: null, text: 'My grandmother taught me to bake this loaf in Valencia.' },
  ]);
  expect(ask(told, 'who taught you to bake this loaf?').text).toContain('My grandmother');
});

test.each(['where do you put the tin in the oven?', 'do you have to rest the batter?'])(
  '%s is about the recipe',
  (question) => {
    expect(ask(loaf, question).tier).toBe('post');
  },
);

test.each([
  'how do I change a bike tyre',
  'should I buy tesla shares',
  'wie repariere ich meinen Drucker?',
  'comment réparer mon vélo ?',
  '¿cómo arreglo la lavadora?',
])('%s is off the topic, not a gap of the post', (question) => {
  expect(ask(loaf, question)).toMatchObject({ intent: 'offtopic', isUnanswered: false });
});

test.each(['wann ist er fertig?', 'wann ist sie gar', 'wann ist er durch'])(
  '%s asks for the dish, not for the writer',
  (question) => {
    const pudding = listedPost({
      language: 'de',
      title: 'Nussauflauf',
      ingredients: ['200 g Nüsse', '3 Eier'],
      steps: ['Verrühren und backen, bis die Mitte nur noch zittert.'],
    });
    expect(ask(pudding, question).text).toContain('zittert');
  },
);
