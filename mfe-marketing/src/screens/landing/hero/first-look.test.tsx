import type { FirstLook } from '@cpal/shared/contract/assistant/first-look';
import { refusal } from '@cpal/shared/testing/answers';
import { heldAnswer, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asVisitor } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../../routes';

const call = 'POST /api/first-look';

const seen: FirstLook = {
  blog: { name: 'Mia Bakes', domain: 'miabakes.com', accent: '#1d6f5c' },
  post: {
    title: 'Lemon loaf',
    language: 'en',
    picture: null,
    ingredients: ['200 g flour', '2 eggs', '1 lemon'],
    yield: '10 slices',
    minutes: 70,
  },
  others: ['Plum tart'],
  exchange: {
    question: 'Can I freeze it?',
    answer: 'Yes, for 2 months.',
    source: { kind: 'step', number: 3 },
  },
  gaps: ['Can I make it in an air fryer?', 'How many calories are in a serving?'],
};

async function open() {
  asVisitor();
  const { user } = renderRoutes(remote, '/');
  const field = await screen.findByLabelText('Have a blog? Try it now');
  const press = () => user.click(screen.getByRole('button', { name: 'Show me' }));
  return { user, field, press };
}

it('puts the visitor’s own recipe, a question and what the post leaves open in place of the sample', async () => {
  const { user, field, press } = await open();
  const received = serveApi({ [call]: () => ({ status: 200, body: seen }) });
  await user.type(field, 'miabakes.com');
  await press();
  const region = await screen.findByRole('region', { name: 'Mia Bakes, answering' });
  expect(within(region).getByRole('heading', { level: 2 })).toHaveFocus();
  for (const text of ['Lemon loaf', '10 slices · 70 minutes', '2 eggs', 'Plum tart'])
    expect(within(region).getByText(text)).toBeVisible();
  expect(within(region).queryByText('1 lemon')).not.toBeInTheDocument();
  expect(within(region).getByText('Can I freeze it?')).toBeVisible();
  expect(within(region).getByText('From your recipe: step 3')).toBeVisible();
  expect(
    within(region).getByRole('heading', {
      name: 'Two things your readers will ask that this post doesn’t say',
    }),
  ).toBeVisible();
  expect(screen.queryByRole('img', { name: /lemon ricotta/ })).not.toBeInTheDocument();
  expect(received).toEqual([{ call, body: { url: 'miabakes.com' }, bearer: null }]);
});

it.each([
  [
    'the server’s sentence',
    () => refusal(422, 'blog_unreadable', 'miabakes.com does not exist.'),
    /does not exist/,
  ],
  [
    'its own sentence where none came',
    () => ({ status: 500, text: 'x' }),
    /couldn’t read your blog/,
  ],
])('says %s, and keeps the sample and what was typed', async (_what, answer, message) => {
  const { user, field, press } = await open();
  serveApi({ [call]: answer });
  await user.type(field, 'miabakes.com');
  await press();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('img', { name: /lemon ricotta/ })).toBeVisible();
  expect(field).toHaveValue('miabakes.com');
});

it('reads one blog at a time, and says that it does', async () => {
  const { user, field, press } = await open();
  const held = heldAnswer();
  const received = serveApi({ [call]: () => held.promise });
  await user.type(field, 'miabakes.com');
  await press();
  expect(await screen.findByText(/takes some ten seconds/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reading …' }));
  held.give({ status: 200, body: seen });
  await screen.findByRole('region', { name: 'Mia Bakes, answering' });
  expect(received).toHaveLength(1);
});

it('asks nobody without an address', async () => {
  const { press } = await open();
  const received = serveApi({});
  await press();
  expect(received).toEqual([]);
});
