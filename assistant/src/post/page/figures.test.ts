import { htmlLines } from './html-lines';
import { oneLine } from './text';

test.each([
  ['¹/₃ cup honey', '1/3 cup honey'],
  ['1¹/₂ cups milk', '1 1/2 cups milk'],
  ['1 ¹⁄₂ TL Salz', '1 1/2 TL Salz'],
  ['2³⁄₄ xícaras de açúcar', '2 3/4 xícaras de açúcar'],
  ['¹/2 cucharadita de sal', '1/2 cucharadita de sal'],
  ['3/₄ l de lait', '3/4 l de lait'],
  ['0.33333334326744 cup paste', '⅓ cup paste'],
  ['0,6666666865 tazas de arroz', '⅔ tazas de arroz'],
  ['1.3333 cups rice', '1⅓ cups rice'],
  ['1,33333333333333 EL Öl', '1⅓ EL Öl'],
  ['0.125000001 tsp cloves', '⅛ tsp cloves'],
  ['0.333 cup cream', '⅓ cup cream'],
  ['0,667 l mleka', '⅔ l mleka'],
  ['2.0000001 eggs', '2 eggs'],
  ['1.99999988 eggs', '2 eggs'],
  ['333.33333333 g flour', '333 g flour'],
  ['33,3333333 g burro', '33,3 g burro'],
  ['0.0703125 kg', '0.07 kg'],
  ['薄力粉 0.666666カップ', '薄力粉 ⅔カップ'],
  ['180⁰C for 20 minutes', '180°C for 20 minutes'],
])('writes %s as a cook does', (source, plain) => {
  expect(oneLine(source)).toBe(plain);
});

test.each([
  '1.500 g Mehl',
  '0,125 l Milch',
  '1,5 kg Kartoffeln',
  '1.25 cups milk',
  'flour¹',
  'H₂O',
  '10² ways',
  'PT0.3333H',
  '1,250,000 readers',
  'version 1.2.33333',
  '20/30 cm',
])('leaves %s', (source) => {
  expect(oneLine(source)).toBe(source);
});

test.each([
  ['1<sup>1</sup>/<sub>2</sub> cups flour', '1 1/2 cups flour'],
  ['<sup>3</sup>&frasl;<sub>4</sub> cup oil', '3/4 cup oil'],
  ['2 <sup>1</sup>/<sub>4</sub> TL Zimt', '2 1/4 TL Zimt'],
  ['1 cup flour<sup>1</sup>', '1 cup flour¹'],
  ['a 20 cm<sup>2</sup> sheet', 'a 20 cm² sheet'],
  ['1 cup milk<sup>*</sup>', '1 cup milk*'],
])('reads %s as it is shown', (html, text) => {
  expect(htmlLines(html)).toEqual([text]);
});
