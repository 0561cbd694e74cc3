import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen, within } from '@testing-library/react';
import remote from '../../routes';
import { faqEntries } from './faq-entries';

function renderFaq() {
  const { user } = renderRoutes(remote, '/');
  const faq = within(screen.getByRole('region', { name: 'Questions, answered' }));
  return { user, faq, questions: faq.getAllByRole('group') };
}

describe('the questions of the landing screen', () => {
  it('are eight, closed at first', () => {
    const { questions } = renderFaq();

    expect(questions).toHaveLength(8);
    for (const question of questions) expect(question).not.toHaveAttribute('open');
  });

  it('form one group, of which the browser keeps at most one open', () => {
    const { questions } = renderFaq();

    expect(questions.map((question) => question.getAttribute('name'))).toEqual(
      Array(8).fill('faq'),
    );
  });

  it('say which is the question and which the answer to search engines', () => {
    const { questions } = renderFaq();

    const said = questions.map((question) =>
      [...question.querySelectorAll('[itemprop]')].map((one) => [
        one.getAttribute('itemprop'),
        one.getAttribute('itemtype'),
        one.textContent,
      ]),
    );
    expect(said).toEqual(
      faqEntries(true).map(({ title, bullets }) => [
        ['name', null, title],
        ['acceptedAnswer', 'https://schema.org/Answer', bullets.join('')],
        ['text', null, bullets.join('')],
      ]),
    );
    expect(questions[0]?.closest('[itemtype="https://schema.org/FAQPage"]')).not.toBeNull();
  });

  it('show their answer when asked', async () => {
    const { user, faq } = renderFaq();
    const answer = faq.getByText(/AI makes mistakes/);
    expect(answer).not.toBeVisible();

    await user.click(faq.getByText('Can an answer be wrong?'));

    expect(answer).toBeVisible();
  });
});
