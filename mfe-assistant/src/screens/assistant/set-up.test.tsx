import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../paths';
import remote from '../../routes';
import { blog, license, serveAssistant } from '../../testing/serve-assistant';

const fresh: Blog = {
  ...blog,
  status: 'unverified',
  posts: { total: 3, ready: 1, problems: 0 },
  reading: { started_at: 1_760_000_000, done: 1, total: 3 },
};

function open(blogs: Blog[], others: Parameters<typeof serveAssistant>[1] = {}) {
  const received = serveAssistant(blogs, others);
  const calls = () => received.map(({ call }) => call);
  return { calls, ...renderRoutes(remote, paths.assistant()) };
}

const check = () => screen.findByRole('button', { name: 'Check my blog' });
const step = (title: RegExp) => screen.findByRole('heading', { level: 3, name: title });

beforeEach(() => {
  asMember();
});

describe('the line to paste', () => {
  it('has the key of the member, and can be copied', async () => {
    const { user } = open([fresh]);
    await user.click(await screen.findByRole('button', { name: 'Copy the line' }));
    const line = '<script async src="http://localhost/w/cpal_live_active.js"></script>';
    expect(await navigator.clipboard.readText()).toBe(line);
    expect(screen.getByText('Copied')).toBeVisible();
  });

  it('comes with two steps for each system, the blog’s own first', async () => {
    const { user } = open([{ ...fresh, system: 'ghost' }]);
    const system = await screen.findByLabelText('My blog runs on');
    expect(system).toHaveDisplayValue('Ghost');
    for (const [name, words] of [
      ['Squarespace', /choose Code Injection/],
      ['Blogger', /click Add a Gadget/],
      ['Shopify', /open theme\.liquid/],
      ['Ghost', /tab Site header/],
      ['Wix', /Add Custom Code/],
      ['Plain HTML', /template that all of your pages share/],
    ] as const) {
      await user.selectOptions(system, name);
      expect(screen.getByText(words)).toBeVisible();
    }
  });

  it('leads to the keys where all are switched off', async () => {
    open([fresh], {
      'GET /api/licenses': () => ({ body: { licenses: [{ ...license, is_active: false }] } }),
    });
    expect(await screen.findByRole('link', { name: 'Go to License Keys' })).toHaveAttribute(
      'href',
      '/membership/license-keys',
    );
  });
});

describe('a proof that is no longer there', () => {
  it.each([
    ['proof_gone', /^For a week we did not find/],
    ['taken_over', /^Another account has shown that adabakes.com\/blog is theirs/],
  ] as const)('%s: is said above the way to a new one', async (claim_problem, sentence) => {
    open([{ ...fresh, path: '/blog/', claim_problem, seen_live_at: 1_760_000_000 }]);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await screen.findAllByRole('button', { name: 'Check my blog' })).toHaveLength(1);
  });

  it('can be looked for before the assistant stops', async () => {
    const missing = {
      ...blog,
      claim_problem: 'proof_missing',
      seen_live_at: 1_760_000_000,
    } as const;
    const blogs: Blog[] = [missing];
    const { user } = open(blogs, {
      'POST /api/blogs/:id/verify': () => {
        blogs[0] = { ...missing, claim_problem: null };
        return { body: { blog: blogs[0] } };
      },
    });
    const sentence = /^For a few nights we haven’t found/;
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(await check());
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  });
});

const guide = /^Read how to skip Cloudflare’s checks/;

describe('verifying', () => {
  const notYet = refusal(422, 'not_verified', 'We found instead: no CPal snippet.');

  it('says what was found instead, and that the blog is the member’s once it is', async () => {
    const blogs = [fresh];
    const answers = [notYet];
    const { user } = open(blogs, {
      'POST /api/blogs/:id/verify': () => {
        const refused = answers.shift();
        if (refused) return refused;
        blogs[0] = { ...fresh, status: 'verified' };
        return { body: { blog: blogs[0] } };
      },
    });
    await user.click(await check());
    expect(await screen.findByText('We found instead: no CPal snippet.')).toBeVisible();
    await user.click(await check());
    expect(await screen.findByText('adabakes.com is yours.')).toBeVisible();
    expect(await step(/^Put the assistant on your blog.*\(done\)$/)).toBeVisible();
    expect(screen.queryByText(/We found instead/)).not.toBeInTheDocument();
  });

  it('says how to let our reader in where the blog turned it away', async () => {
    const message = 'https://adabakes.com/ turned our reader away.';
    const turnedAway = refusal(422, 'reader_turned_away', message);
    const { user } = open([fresh], { 'POST /api/blogs/:id/verify': () => turnedAway });
    await user.click(await check());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/^Allow the user agent CPalBot/)).toBeVisible();
    expect(screen.getByRole('link', { name: guide })).toHaveAttribute('target', '_blank');
    expect(screen.queryByText(/Clear your blog’s cache/)).not.toBeInTheDocument();
  });

  it('looks by itself when the member comes back to the page', async () => {
    const { calls } = open([fresh], { 'POST /api/blogs/:id/verify': () => notYet });
    await check();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('We found instead: no CPal snippet.')).toBeVisible();
    expect(calls()).toContain(`POST /api/blogs/${blog.id}/verify`);
  });

  it('shows the tag and the file to who wants to try first', async () => {
    const { user } = open([fresh]);
    await user.click(await screen.findByText('Verify without the line'));
    expect(screen.getByText(blog.verification.meta_tag)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe(blog.verification.file_body);
  });

  it('leads to the plans where the subscription has ended meanwhile', async () => {
    const { user } = open([fresh], {
      'POST /api/blogs/:id/verify': () => refusal(403, 'subscription_required', 'Subscribe first.'),
    });
    await user.click(await check());
    expect(await screen.findByText('Subscribe first.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Pricing Plans' })).toBeVisible();
  });
});

describe('the reading', () => {
  it('shows how far it is, and which posts were read last', async () => {
    open([fresh]);
    expect(await screen.findByRole('progressbar', { name: '1 of 3 posts read' })).toHaveValue(1);
    const last = within(await screen.findByRole('list', { name: 'Recently read' }));
    expect(last.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Lemon Ricotta Pancakes',
      'Soup for a Cold Day',
    ]);
  });

  it('goes on by itself until all is read', async () => {
    jest.useFakeTimers();
    const blogs = [fresh];
    open(blogs);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByText('1 of 3 posts read')).toBeVisible();
    blogs[0] = { ...fresh, posts: { total: 3, ready: 2, problems: 1 }, reading: null };
    await act(() => jest.advanceTimersByTimeAsync(2_100));
    expect(screen.getByText('2 posts read. 1 post could not be read well.')).toBeVisible();
    jest.useRealTimers();
  });

  it('says why the posts could not be found', async () => {
    const problem = { code: 'no_list', message: 'We found no sitemap.' };
    open([{ ...fresh, posts: { total: 0, ready: 0, problems: 0 }, reading: null, problem }]);
    expect(await screen.findByText('No posts found yet.')).toBeVisible();
    expect(screen.getByText('We found no sitemap.')).toBeVisible();
  });
});

it('says how to let our reader in where the posts could not be found for that', async () => {
  const problem = { code: 'turned_away', message: 'Your blog blocked our reader.' };
  open([{ ...fresh, posts: { total: 0, ready: 0, problems: 0 }, reading: null, problem }]);
  expect(await screen.findByText(problem.message)).toBeVisible();
  expect(screen.getByText(/^Allow the user agent CPalBot/)).toBeVisible();
  expect(screen.getByRole('link', { name: guide })).toBeVisible();
});

describe('the first question', () => {
  it('can be tried here before the blog is verified', async () => {
    open([fresh]);
    expect(await screen.findByRole('link', { name: 'Try it here' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Open a Recipe/ })).not.toBeInTheDocument();
  });

  it('is asked on the blog, with the line at hand where it is missing there', async () => {
    const { user } = open([{ ...fresh, status: 'verified' }]);
    expect(await screen.findByRole('link', { name: /^Open a recipe on my blog/ })).toHaveAttribute(
      'href',
      'https://adabakes.com/lemon-ricotta-pancakes/',
    );
    await user.click(screen.getByText('No button under your recipe?'));
    expect(screen.getByRole('button', { name: 'Copy the line' })).toBeVisible();
  });
});
