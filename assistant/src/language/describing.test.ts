import { describedAlike } from './describing';

const water = [{ text: '150 ml cold water' }, { text: '180 ml lukewarm water' }];

test.each([
  ['ile letniej wody?', 'pl', ['180 ml lukewarm water']],
  ['wie viel kaltes wasser?', 'de', ['150 ml cold water']],
  ["combien d'eau tiede ?", 'fr', ['180 ml lukewarm water']],
  ['ぬるま湯はどのくらい', 'ja', ['180 ml lukewarm water']],
  ['cuanta agua?', 'es', ['150 ml cold water', '180 ml lukewarm water']],
  ['quanta acqua bollente?', 'it', ['150 ml cold water', '180 ml lukewarm water']],
] as const)('%s', (folded, language, lines) => {
  expect(describedAlike(water, folded, language, 'en').map(({ text }) => text)).toEqual(lines);
});
