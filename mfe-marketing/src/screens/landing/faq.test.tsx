import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen } from '@testing-library/react';
import remote from '../../routes';

describe('the questions of the landing screen', () => {
  it('are eight, closed at first', () => {
    renderRoutes(remote, '/');

    const questions = screen.getAllByRole('group').filter((group) => group.matches('details'));

    expect(questions).toHaveLength(8);
    for (const question of questions) expect(question).not.toHaveAttribute('open');
  });

  it('form one group, of which the browser keeps at most one open', () => {
    const { container } = renderRoutes(remote, '/');

    const groups = [...container.querySelectorAll('details')].map((question) =>
      question.getAttribute('name'),
    );

    expect(groups).toEqual(Array(8).fill('faq'));
  });

  it('show their answer when asked', async () => {
    const { user } = renderRoutes(remote, '/');
    const answer = screen.getByText(/AI makes mistakes/);
    expect(answer).not.toBeVisible();

    await user.click(screen.getByText('Can an answer be wrong?'));

    expect(answer).toBeVisible();
  });
});
