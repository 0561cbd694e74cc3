import type { Language } from '../language/languages';
import { readExclusions } from './read-exclusions';

const read = (asked: string, language: Language = 'en') => {
  const { allergies, diets, isUnnamed } = readExclusions(asked, language);
  return [...allergies, ...diets.map((id) => `~${id}`), ...(isUnnamed ? ['?'] : [])].join(' ');
};

test.each<[string, string, Language]>([
  ["I'm allergic to peanuts; can I use almonds instead?", 'peanut', 'en'],
  ['my egg and nut allergy', 'egg treenut peanut', 'en'],
  ['allergic to milk, eggs and wheat, what now', 'milk egg wheat', 'en'],
  ["We're coeliac", 'gluten', 'en'],
  ['celiac here!', 'gluten', 'en'],
  ['she is lactose intolerant', 'lactose', 'en'],
  ['dairy upsets my stomach', 'milk', 'en'],
  ['no nuts for my son please', 'treenut peanut', 'en'],
  ['Is it safe with a shellfish allergy?', 'crustacean mollusc', 'en'],
  ['My wife reacts badly to strawberries', 'strawberry', 'en'],
  ["I can't eat butter", 'milk', 'en'],
  ['allergic to coconut milk', 'coconut', 'en'],
  ['I have an allergy. What can I use instead of the eggs?', 'egg', 'en'],
  ['I have an allergy', '?', 'en'],
  ["I don't eat walnuts", '~walnut', 'en'],
  ["we don't eat pork", '~pork', 'en'],
  ["I'm vegan, what instead of the cream?", '~vegan', 'en'],
  ['I am pregnant, can I eat it?', '~pregnancy', 'en'],
  ['a gluten-free swap for the flour', '~gluten', 'en'],
  ['something without gluten instead of the flour', '~gluten', 'en'],
  ['for my 10 month old', '~infant', 'en'],
  ['is it ok for my toddler', '~child', 'en'],
  ['Ich habe eine Nussallergie', 'treenut peanut', 'de'],
  ['Bin laktoseintolerant', 'lactose', 'de'],
  ['Gibt es eine glutenfreie Variante?', '~gluten', 'de'],
  ['Milch vertrage ich nicht', 'milk', 'de'],
  ['Erdnussallergiker in der Familie', 'peanut', 'de'],
  ['Wir essen kein Schweinefleisch', '~pork', 'de'],
  ['Mi hija es celíaca', 'gluten', 'es'],
  ['no tolero la leche', 'milk', 'es'],
  ['Je suis allergique aux arachides et au lait', 'peanut milk', 'fr'],
  ['Je suis allergique au lait mais pas au soja', 'milk', 'fr'],
  ['Sono celiaca', 'gluten', 'it'],
  ['Sou alérgica a ovo e leite', 'egg milk', 'pt'],
  ['Mam celiakię', 'gluten', 'pl'],
  ['wersja bezglutenowa?', '~gluten', 'pl'],
  ['卵と乳アレルギーです', 'egg milk', 'ja'],
  ['えびが食べられません', 'crustacean', 'ja'],
])('%s → %s', (asked, ids, language) => {
  expect(read(asked, language).split(' ').toSorted()).toEqual(ids.split(' ').toSorted());
});

test.each<[string, Language]>([
  ["I don't have any eggs", 'en'],
  ['no butter left, what now?', 'en'],
  ['What can I use instead of milk?', 'en'],
  ['without sugar?', 'en'],
  ['I am not allergic to nuts', 'en'],
  ['Nobody is allergic to anything here, how many nuts?', 'en'],
  ['How do I avoid lumps in the sauce?', 'en'],
  ['how can I avoid overcooking the eggs', 'en'],
  ['What allergens are in it?', 'en'],
  ['Can I add baby spinach?', 'en'],
  ['Roast the baby potatoes?', 'en'],
  ['How much pork do I need?', 'en'],
  ['can I double it for 4 people', 'en'],
  ['Does it need pasteurized milk?', 'en'],
  ['How long does the dough need to rest?', 'en'],
  ['What temperature for the fish?', 'en'],
  ["I can't find tahini", 'en'],
  ["it didn't set, too much milk?", 'en'],
  ['Ich habe keine Eier', 'de'],
  ['Ohne Zucker möglich?', 'de'],
  ['Kann ich die Milch weglassen?', 'de'],
  ['No tengo huevos', 'es'],
  ['sin azúcar', 'es'],
  ["Je n'ai pas de beurre", 'fr'],
  ['sans sucre ?', 'fr'],
  ['Non ho le uova', 'it'],
  ['Não tenho leite', 'pt'],
  ['Nie mam jajek', 'pl'],
  ['卵がありません', 'ja'],
  ['牛乳の代わりは?', 'ja'],
])('%s says nothing that is left out', (asked, language) => {
  expect(read(asked, language)).toBe('');
});

test('takes time in proportion to the length of what is asked', () => {
  const start = performance.now();
  for (const part of [
    'allergic to ',
    'no nuts or ',
    "can't eat ",
    'not ',
    ', and ',
    'アレルギー',
  ]) {
    readExclusions(part.repeat(5_000), 'en');
    readExclusions(part.repeat(5_000), 'ja');
  }
  expect(performance.now() - start).toBeLessThan(20_000);
});
