import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SaveCard } from './save-card';
import { saveRecipeCard } from './save-recipe-card';

jest.mock('./save-recipe-card', () => ({ saveRecipeCard: jest.fn() }));

const card = {
  name: 'Mia Bakes',
  title: 'Lemon loaf',
  accent: '#1d6f5c',
  picture: null,
  question: 'How long does it keep?',
  answer: 'Three days.',
};

it.each([
  [true, /among your downloads/],
  [false, /couldn’t draw the card/],
])('has the card drawn, and says what came of it (%p)', async (isSaved, message) => {
  jest.mocked(saveRecipeCard).mockResolvedValue(isSaved);
  render(<SaveCard card={card} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save for a story' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(saveRecipeCard).toHaveBeenCalledWith(card, 'story');
});
