import { readPost } from '../read-post';
import { isBeside, sectionOf } from './words';

test.each(['More cake recipes', 'Other dinners', 'Similar posts', 'More soups to try', 'Related'])(
  'takes %s for the heading of other posts',
  (heading) => {
    expect(isBeside(heading)).toBe(true);
  },
);

test.each(['Other fish, other greens', 'More about the flour', 'Similar cheeses that melt well'])(
  'takes %s for a heading of this post',
  (heading) => {
    expect(isBeside(heading)).toBe(false);
  },
);

test.each([
  'You will want two racks',
  'Join the two halves',
  'Follow the colour, not the clock',
  'Share the dough between two tins',
  'Das könnte schiefgehen',
  'Potrebbe essere congelata?',
  'Popular with children?',
  '¿Te puede quedar seca?',
])('takes %s for a heading of this post', (heading) => {
  expect(isBeside(heading)).toBe(false);
});

test.each([
  "You'll love these",
  'You might also like',
  'Join the newsletter',
  'Join us',
  'Follow along',
  'Follow',
  'Share this recipe',
  'Das könnte dir gefallen',
  'Potrebbero piacerti',
  'Te puede interesar',
  'Looking for more soups?',
])('takes %s for a heading that leads away', (heading) => {
  expect(isBeside(heading)).toBe(true);
});

test.each([
  ['Comment conserver la tarte ?', null],
  ['Comment on la réchauffe', null],
  ['1 Comment', 'end'],
  ['Comments', 'end'],
  ['1 Comment on “Plum cake”', 'end'],
  ['Commentaires', 'end'],
])('takes %s for %p, as what readers wrote or not', (heading, section) => {
  expect(sectionOf(heading)).toBe(section);
});

test.each(['Reviews', 'Reviews (12)', 'Ratings & Reviews', 'Rate this recipe', 'What readers say'])(
  'takes %s for the heading of what readers wrote',
  (heading) => {
    expect(isBeside(heading)).toBe(true);
  },
);

test.each([
  ['Für 4 Personen', 'ingredients'],
  ['Pour 6 personnes', 'ingredients'],
  ['Para 4 personas', 'ingredients'],
  ['Necesitas', 'ingredients'],
  ['Cosa serve', 'ingredients'],
  ['Você vai precisar', 'ingredients'],
  ['Czego potrzebujesz', 'ingredients'],
  ['Co potrzeba', 'ingredients'],
  ['Les ingrédients', 'ingredients'],
  ['Krok po kroku', 'steps'],
  ['So wird es gemacht', 'steps'],
  ['Recette', 'steps'],
  ['Recettes de saison', null],
  ['Review of three ovens', null],
])('takes %s for %p', (heading, section) => {
  expect(sectionOf(heading)).toBe(section);
});

test('ends the steps of a plain text at a heading on keeping', () => {
  const lines =
    '<p><b>You will need</b></p><p>250 g biscuits<br>600 g cream cheese<br>100 g sugar</p>';
  const steps =
    '<p><b>How to make it</b></p><p>Crush the biscuits and press them in.</p><p>Spread the cheese over them.</p>';
  const more = '<p><b>Good to know</b></p><p>Covered, it keeps in the fridge for three days.</p>';
  const page = `<html lang="en"><body><div><h1>Cheesecake</h1>${lines}${steps}${more}</div></body></html>`;
  const { post } = readPost(page, 'https://blog.example/cheesecake');
  expect(post.recipe?.steps).toHaveLength(2);
  expect(post.passages).toContainEqual({
    heading: 'Good to know',
    text: 'Covered, it keeps in the fridge for three days.',
  });
});
