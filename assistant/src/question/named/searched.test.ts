import { prepare } from '../../retrieval/prepare';
import { postOf, unreadRecipe } from '../../testing/posts';
import { newMemory } from '../memory';
import { understand } from '../understand';

const bars = prepare(
  postOf(
    unreadRecipe('Date bars', ['200 g dates'], ['Press the dates down with a glass and cut them.']),
    [{ heading: null, text: 'Sunk in the middle? Then the oven was cold.' }],
  ),
);

const searchedFor = (question: string) => understand(question, bars, newMemory, []).searched;

it('looks for a word of the post that may be said for one that it has not', () => {
  expect(searchedFor('why a crater')).toContain('sink');
  expect(searchedFor('what do i flatten the mix with')).toContain('press');
});

it('looks for the very words of actions and for those that the post has', () => {
  expect(searchedFor('slicing them')).not.toContain('cut');
  expect(searchedFor('a sunk oven')).toEqual(new Set(['sink', 'oven']));
});
