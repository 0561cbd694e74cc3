import type { Page } from '@playwright/test';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { refusal } from '@cpal/shared/testing/answers';
import { testBlog } from '@cpal/shared/testing/samples/test-blog';
import { pressing, testStates } from '../../page/states';
import { serveBlogger } from '../../people/assistant-api';
import { having } from '../../people/member-api';

const path = '/membership/assistant';
const broken = refusal(500, 'internal_error', 'The server is out of flour');
const fresh = { ...testBlog, status: 'unverified' as const };
const onWordPress = { ...fresh, system: 'wordpress' as const };
/** A blog whose plugin is being connected. */
const connecting = (
  state: NonNullable<Blog['connection']>['state'],
  problem: string | null = null,
) => having.blogs({ ...onWordPress, connection: { state, problem, expires_at: 1_760_000_600 } });
const start = 'POST /api/blogs/:id/connection';

/** Asks for a code; the tab for WordPress that this opens would keep the page in the background. */
async function connect(page: Page) {
  const tab = page.waitForEvent('popup');
  await pressing('Connect my blog')(page);
  await (await tab).close();
}

testStates(
  {
    'a blog on WordPress': {
      path,
      answers: having.blogs(onWordPress),
      shows: 'Connect my blog',
    },
    'a blog on WordPress without our plugin': {
      path,
      answers: having.blogs(onWordPress),
      act: pressing('I can’t install plugins'),
      shows: 'Use the plugin instead',
    },
    'a code that is made': {
      path,
      answers: { ...having.blogs(onWordPress), [start]: 'pending' },
      act: connect,
      shows: 'Opening WordPress...',
    },
    'a code that could not be made': {
      path,
      answers: { ...having.blogs(onWordPress), [start]: broken },
      act: connect,
      shows: 'The server is out of flour',
    },
    'a plugin that is waited for': {
      path,
      answers: connecting('waiting'),
      shows: /^Waiting for you to click Connect/,
    },
    'a code that has expired': {
      path,
      answers: connecting('expired'),
      shows: /^The code has expired/,
    },
    'a blog that is checked after its plugin connected': {
      path,
      answers: connecting('checking'),
      shows: /^Connected. We’re checking/,
    },
    'a blog that shows an older page': {
      path,
      answers: connecting('checking', 'We found instead: no tag.'),
      shows: /^Connected. Your blog still shows/,
    },
    'a connected blog that could not be reached': {
      path,
      answers: connecting(
        'not_found',
        `We found instead: https://adabakes.com/${'long-'.repeat(20)} could not be reached.`,
      ),
      shows: /^The plugin is connected, but/,
    },
    'where the line goes in a file': {
      path,
      answers: having.blogs({ ...fresh, system: 'shopify' as const }),
      shows: /open theme.liquid/,
    },
    'where the line goes in a field': {
      path,
      answers: having.blogs({ ...fresh, system: 'squarespace' as const }),
      shows: /choose Code Injection/,
    },
    'the other proofs': {
      path,
      answers: having.blogs(fresh),
      act: (page) => page.getByText('Verify without the line').click(),
      shows: 'Copy the tag',
    },
  },
  serveBlogger,
);
