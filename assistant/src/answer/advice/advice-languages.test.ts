import { addressedOtherwise } from '@cpal/shared/testing/form-of-address';
import { knowledgeIn } from '../../knowledge/knowledge';
import { languages } from '../../language/languages';
import { conversation } from '../../testing/conversation';
import { stew } from '../../testing/advice-posts';

test.each([
  ['was passt dazu?', 'de', /Kartoffelpüree/],
  ['Welcher Wein passt zu dem Eintopf?', 'de', /Merlot/],
  ['¿con qué lo acompaño?', 'es', /puré de patatas/],
  ['avec quoi servir ce plat ?', 'fr', /purée de pommes de terre/],
  ['che contorno ci sta bene?', 'it', /purè/],
  ['o que servir com isto?', 'pt', /purê de batata/],
  ['z czym to podać?', 'pl', /puree ziemniaczane/],
  ['付け合わせは何がいいですか', 'ja', /マッシュポテト/],
  ['kann ich den Thymian weglassen?', 'de', /nur für den Geschmack/],
  ['¿puedo omitir el tomillo?', 'es', /Solo da sabor/],
  ['peut-on se passer du thym ?', 'fr', /seulement pour le goût/],
  ['posso omettere il timo?', 'it', /solo al sapore/],
  ['posso deixar de fora o tomilho?', 'pt', /Só dá sabor/],
  ['czy mogę pominąć tymianek?', 'pl', /tylko smakowi/],
  ['タイムは省いてもいいですか', 'ja', /入れなくても作れます/],
  ['wie scharf ist das?', 'de', /Nichts im Rezept ist scharf/],
  ['¿pica mucho?', 'es', /Nada en la receta pica/],
  ["est-ce que c'est épicé ?", 'fr', /Rien dans la recette/],
  ['quanto è piccante?', 'it', /niente è piccante/],
  ['é muito picante?', 'pt', /Nada na receita arde/],
  ['czy to jest ostre?', 'pl', /nie ma nic ostrego/],
  ['どのくらい辛いですか', 'ja', /辛いものは入っていません/],
  ['geht das im Slow Cooker?', 'de', /auf niedriger Stufe/],
  ['¿puedo hacerlo en olla lenta?', 'es', /tapado en bajo/],
  ['peut-on le faire à la mijoteuse ?', 'fr', /à couvert/],
  ['si può fare nella slow cooker?', 'it', /coperto al minimo/],
  ['dá para fazer na panela de pressão?', 'pt', /a panela pede/],
  ['czy można zrobić to w wolnowarze?', 'pl', /pod przykryciem na niskim/],
  ['圧力鍋で作れますか', 'ja', /説明書/],
])('advises in other languages: %s', (question, language, answer) => {
  expect(conversation(stew)(question, language)).toMatchObject({
    tier: 'general',
    language,
    text: expect.stringMatching(answer),
  });
});

test.each(languages)('says "du" to nobody in %s', (language) => {
  const texts = [...knowledgeIn(language).advice.cards.values()];
  expect(addressedOtherwise(language, 'formal', texts)).toEqual([]);
});
