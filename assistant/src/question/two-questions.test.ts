import type { Language } from '../language/languages';
import { twoQuestions } from './two-questions';

test.each<[Language, string, string, string]>([
  [
    'en',
    'can i use chicken breasts and how long do leftovers last',
    'can i use chicken breasts',
    'how long do leftovers last',
  ],
  [
    'en',
    'how do i make it milder & can i use frozen spinach',
    'how do i make it milder',
    'can i use frozen spinach',
  ],
  [
    'en',
    'how many grams pasta in it, and thats for how many people',
    'how many grams pasta in it',
    'thats for how many people',
  ],
  [
    'en',
    'my chili is too thin and also can i freeze the leftovers?',
    'my chili is too thin',
    'can i freeze the leftovers?',
  ],
  [
    'en',
    'what temp is the oven plus how long does it bake',
    'what temp is the oven',
    'how long does it bake',
  ],
  ['en', 'Is it very spicy?can I freeze the rest', 'Is it very spicy?', 'can I freeze the rest'],
  [
    'en',
    'Hi! I only have frozen spinach. How many grams is that? How long does it keep?',
    'Hi! I only have frozen spinach. How many grams is that?',
    'How long does it keep?',
  ],
  [
    'de',
    'wie lange halten sich die reste und kann ich es auch einfrieren',
    'wie lange halten sich die reste',
    'kann ich es auch einfrieren',
  ],
  [
    'de',
    'meine Soße ist zu dünn und außerdem, kann ich sie einfrieren?',
    'meine Soße ist zu dünn',
    'kann ich sie einfrieren?',
  ],
  [
    'es',
    '¿puedo usar pollo congelado y cuánto tiempo dura en la nevera?',
    '¿puedo usar pollo congelado',
    'cuánto tiempo dura en la nevera?',
  ],
  [
    'fr',
    'comment le rendre moins piquant et est-ce que ça se congèle',
    'comment le rendre moins piquant',
    'est-ce que ça se congèle',
  ],
  [
    'it',
    'quanti grammi di pasta servono e per quante persone è la ricetta',
    'quanti grammi di pasta servono',
    'per quante persone è la ricetta',
  ],
  [
    'pt',
    'posso usar espinafre congelado e quanto tempo dura na geladeira',
    'posso usar espinafre congelado',
    'quanto tempo dura na geladeira',
  ],
  [
    'pl',
    'czy mogę użyć mrożonego szpinaku i na ile osób jest ten przepis',
    'czy mogę użyć mrożonego szpinaku',
    'na ile osób jest ten przepis',
  ],
  [
    'ja',
    '冷凍のほうれん草を使えますか。残りは何日もちますか。',
    '冷凍のほうれん草を使えますか。',
    '残りは何日もちますか。',
  ],
  [
    'ja',
    '冷凍のほうれん草を使えますか、あと残りは何日もちますか',
    '冷凍のほうれん草を使えますか',
    '残りは何日もちますか',
  ],
])('%s: %s', (language, text, first, second) => {
  expect(twoQuestions(text, language)).toEqual([first, second]);
});

test.each<[Language, string]>([
  ['en', 'how much salt and pepper do I need'],
  ['en', 'can I freeze and reheat it'],
  ['en', 'can I mix and match the cheeses in this'],
  ['en', 'my sauce is too thin and what can I do'],
  ['en', 'the sauce is too thin and how do i fix it'],
  ['en', 'How long do I bake the loaf? And how hot?'],
  ['en', 'I made the dough and can I freeze the rest'],
  ['de', 'wie viel Salz und Pfeffer kommt rein'],
  ['es', '¿puedo congelarlo y recalentarlo?'],
  ['ja', '塩とこしょうはどのくらいですか'],
])('takes for one: %s: %s', (language, text) => {
  expect(twoQuestions(text, language)).toBeNull();
});
