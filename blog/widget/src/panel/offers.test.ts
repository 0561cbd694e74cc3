import { testOpening } from '@cpal/shared/testing/samples/test-opening';
import { getByRole, getAllByRole, queryByRole } from '@testing-library/dom';
import { makeOffers } from './offers';
import { wordsIn } from './words/all';

const en = wordsIn('en', 'informal');
const { suggestions } = testOpening.assistant;

function open() {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const asked: string[] = [];
  const offers = makeOffers(place, en, (question) => {
    asked.push(question);
    offers.fold();
  });
  offers.show(testOpening);
  const names = () => getAllByRole(place, 'button').map(({ textContent }) => textContent);
  const press = (name: string) => getByRole(place, 'button', { name }).click();
  return { place, asked, names, press };
}

it('shows every question at first, and the rest behind one button', () => {
  const { place, names, press } = open();
  expect(names()).toEqual([...suggestions, en.moreOffers]);
  press(en.moreOffers);
  expect(names()).toContain(en.showServings);
  expect(getByRole(place, 'button', { expanded: true })).toHaveTextContent(en.moreOffers);
});

it('keeps one button after a question, with what was not asked behind it', () => {
  const { place, asked, names, press } = open();
  const [first = '', ...others] = suggestions;
  press(first);
  expect(asked).toEqual([first]);
  expect(names()).toEqual([en.moreOffers]);
  press(en.moreOffers);
  for (const other of others) expect(getByRole(place, 'button', { name: other })).toBeVisible();
  expect(queryByRole(place, 'button', { name: first })).toBeNull();
});
