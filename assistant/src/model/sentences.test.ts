import { sentenceCutter } from './sentences';

const cutOf = (pieces: readonly string[]) => {
  const cut = sentenceCutter();
  return [...pieces, null].flatMap(cut);
};

it.each<[string, string[]]>([
  ['Bake it. Let it rest.', ['Bake it. ', 'Let it rest.']],
  ['Bake it [S5]. Let it rest [S6].', ['Bake it [S5]. ', 'Let it rest [S6].']],
  ['Bake it. [S5] Let it rest. [S6]', ['Bake it. [S5] ', 'Let it rest. [S6]']],
  ['Bake it. [S5][I1] Rest.', ['Bake it. [S5][I1] ', 'Rest.']],
  ['焼きます。[S5]冷まします。[S6]', ['焼きます。[S5]', '冷まします。[S6]']],
  ['اخبزها. [S5] هل تبرد؟ [S6] نعم.', ['اخبزها. [S5] ', 'هل تبرد؟ [S6] ', 'نعم.']],
  ['Use approx. 2 tsp. of it.', ['Use approx. 2 tsp. of it.']],
])('cuts %j, however it comes', (text, sentences) => {
  for (const length of [1, 2, 3, 7, 100]) {
    const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'gu')) ?? [];
    expect(cutOf(pieces)).toEqual(sentences);
  }
});

it('gives a bracket that never closes at the end', () => {
  expect(cutOf(['Bake it. [S5 and more'])).toEqual(['Bake it. ', '[S5 and more']);
});
