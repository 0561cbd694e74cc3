import type { Language } from '../language/languages';
import { noExclusions } from './exclusions';
import { findConflicts } from './find-conflicts';

const found = (text: string, allergy: string, language: Language = 'en') =>
  findConflicts(text, [language], { ...noExclusions, allergies: [allergy] }).map(
    ({ food }) => food.id,
  );

test.each<[string, string, Language]>([
  ['Use 225 g plain flour.', 'gluten', 'en'],
  ['Buttermilk or plain yoghurt works.', 'milk', 'en'],
  ['Replace the oil with butter.', 'milk', 'en'],
  ['Swap it for spelt.', 'gluten', 'en'],
  ['Tamari is a good choice.', 'soy', 'en'],
  ['Without cream, use sour cream.', 'milk', 'en'],
  ['Not only butter.\nYou can use ghee.', 'milk', 'en'],
  ['Surimi does it.', 'crustacean', 'en'],
  ['A dash of Worcestershire sauce.', 'fish', 'en'],
  ['Milk', 'milk', 'en'],
  ['Oats give it bite.', 'gluten', 'en'],
  ['This butter is free from nuts.', 'milk', 'en'],
  [`${'word '.repeat(300)}butter`, 'milk', 'en'],
  ['Nimm Dinkelmehl.', 'gluten', 'de'],
  ['Ersetze das Öl durch Butter.', 'milk', 'de'],
  ['Usa mantequilla.', 'milk', 'es'],
  ['Sustituye el aceite por mantequilla.', 'milk', 'es'],
  ['Prenez du beurre.', 'milk', 'fr'],
  ['Usa il burro.', 'milk', 'it'],
  ['Use manteiga.', 'milk', 'pt'],
  ['Użyj masła lub masło.', 'milk', 'pl'],
  ['Użyj mleka kokosowego.', 'coconut', 'pl'],
  ['Dodaj masła migdałowego.', 'treenut', 'pl'],
  ['バターを使ってください。', 'milk', 'ja'],
])('%s offers what somebody allergic to %s cannot eat', (text, allergy, language) => {
  expect(found(text, allergy, language)).not.toEqual([]);
});

test.each<[string, string, Language]>([
  ['Use coconut milk instead of milk.', 'milk', 'en'],
  ['Użyj mleka kokosowego.', 'milk', 'pl'],
  ['Dodaj masła migdałowego.', 'milk', 'pl'],
  ['Instead of the butter, use olive oil.', 'milk', 'en'],
  ['Replace 115 g of butter with olive oil.', 'milk', 'en'],
  ['Leave it without butter or cream.', 'milk', 'en'],
  ['Peanut butter works.', 'milk', 'en'],
  ['Cocoa butter works.', 'milk', 'en'],
  ['It contains milk.', 'milk', 'en'],
  ['Buckwheat flour is fine.', 'gluten', 'en'],
  ['Gluten-free flour is fine.', 'gluten', 'en'],
  ['Use gluten-free oats.', 'gluten', 'en'],
  ['Butternut squash.', 'treenut', 'en'],
  ['Add nutmeg.', 'treenut', 'en'],
  ['Eggplant is roasted.', 'egg', 'en'],
  ['Use almond butter.', 'peanut', 'en'],
  ['Statt Butter nimm Olivenöl.', 'milk', 'de'],
  ['Ohne Eier geht es auch.', 'egg', 'de'],
  ['Nimm Kokosmilch.', 'milk', 'de'],
  ['En lugar de la mantequilla, usa aceite de oliva.', 'milk', 'es'],
  ['Remplacez le beurre par de l’huile d’olive.', 'milk', 'fr'],
  ['Al posto del burro usa l’olio d’oliva.', 'milk', 'it'],
  ['No lugar da manteiga use azeite.', 'milk', 'pt'],
  ['Zamiast masła użyj oliwy.', 'milk', 'pl'],
  ['バターの代わりにオリーブオイルを使ってください。', 'milk', 'ja'],
])('%s offers nothing that has %s', (text, allergy, language) => {
  expect(found(text, allergy, language)).toEqual([]);
});
