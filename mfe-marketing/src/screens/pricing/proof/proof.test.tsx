import { render, screen, within } from '@testing-library/react';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asVisitor } from '@cpal/shared/testing/session';
import remote from '../../../routes';
import { Measured } from './measured';
import proof from './proof.json';

const region = async (name: string) => {
  asVisitor();
  renderRoutes(remote, '/pricing');
  return within(await screen.findByRole('region', { name }));
};

it('shows the conversation word for word, each text in its language', async () => {
  const shown = await region('A conversation, word for word');
  expect(shown.getByText(proof.transcript.post)).toBeVisible();
  const exchanges = shown.getAllByRole('listitem');
  expect(exchanges).toHaveLength(proof.transcript.exchanges.length);
  proof.transcript.exchanges.forEach(({ question, answer, language }, index) => {
    const [asked, answered] = exchanges[index]?.querySelectorAll('p') ?? [];
    expect(asked).toHaveTextContent(`Reader: ${question}`);
    expect(answered?.textContent).toBe(`CPal: ${answer}`);
    for (const text of [asked, answered]) expect(text).toHaveAttribute('lang', language);
  });
});

it('pictures what the blogger is told of the last question, with nothing to press', async () => {
  const shown = await region('A conversation, word for word');
  const picture = within(shown.getByRole('figure'));
  expect(picture.getByText(proof.insight)).toBeVisible();
  expect(proof.insight).toContain(proof.transcript.exchanges.at(-1)?.question);
  expect(picture.queryByRole('button')).not.toBeInTheDocument();
  expect(picture.queryByRole('link')).not.toBeInTheDocument();
});

it('shows what was measured, with its day', () => {
  render(<Measured />);
  const day = screen.getAllByText(/^\w+ \d+, \d{4}$/, { selector: 'time' })[0];
  expect(day).toHaveAttribute('datetime', proof.measured);
  const { bytes, answer, languages } = proof;
  for (const value of [
    `+ ${(bytes.asking / 1000).toFixed(1)} KB`,
    `${answer.milliseconds} ms`,
    `${languages.length} languages`,
  ])
    expect(screen.getByText(value)).toBeVisible();
});

it('names the source of each weight that is not ours, with its day', () => {
  render(<Measured />);
  const table = screen.getByRole('table', { name: /^Script that a chat brings/ });
  expect(within(table).getByRole('row', { name: /^CPal/ })).toHaveTextContent(
    `${(proof.bytes.visit / 1000).toFixed(1)} KB`,
  );
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
  expect(screen.getByRole('link', { name: 'Chat Widgets and Core Web Vitals' })).toHaveAttribute(
    'href',
    'https://www.store-vitals.com/blog/chat-widgets-core-web-vitals-performance',
  );
  expect(screen.getByText('May 14, 2026')).toHaveAttribute('datetime', '2026-05-14');
});
