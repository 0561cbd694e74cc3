import { calls, nameOf } from '@cpal/shared/contract/calls';
import { paths } from '@cpal/shared/paths';
import { refusal } from '@cpal/shared/testing/answers';
import { testConversations } from '@cpal/shared/testing/samples/test-conversations';
import { testInsights } from '@cpal/shared/testing/samples/test-insights';
import { testPost } from '@cpal/shared/testing/samples/test-post';
import { serveBlogger } from '../../people/assistant-api';
import { asked } from '../../people/insights-api';
import { test } from '../../journey';
import { type Answers, having, key } from '../../people/member-api';
import { publicPaths } from '../../site/public-paths';
import { useEverything } from './use-everything';

// The browser itself reports every status that is an error.
test.use({ expectedErrors: /Failed to load resource/ });

const thisDevice = {
  id: 'ses_1',
  createdAt: 1_760_000_000,
  lastUsedAt: 1_760_000_000,
  isCurrent: true,
  client: 'Firefox on Windows',
};

/** Every change is done, whatever it is. */
const changes: Answers = Object.fromEntries(
  calls.filter(({ method }) => method !== 'GET').map((call) => [nameOf(call), { body: {} }]),
);

const everything: Answers = {
  ...changes,
  ...having.licenses(key, { ...key, id: 'lic_2', is_active: false }),
  ...having.domains({ domain: 'adabakes.com', activated_at: 1_760_000_000 }),
  ...having.sessions(thisDevice, { ...thisDevice, id: 'ses_2', isCurrent: false }),
  ...asked.insights(testInsights),
  ...asked.conversations(testConversations),
  'GET /api/account/export': refusal(500, 'internal_error', 'Out of flour.'),
  'GET /api/posts/:id/trial': refusal(500, 'internal_error', 'Out of flour.'),
};

const assistant = paths.assistant();
const ofMember = [
  paths.membership(),
  paths.licenseKeys(),
  paths.billing(),
  paths.account(),
  paths.purchase(),
  assistant,
  `${assistant}?add=blog`,
  `${assistant}/posts`,
  `${assistant}/posts/${testPost.id}`,
  `${assistant}/voice`,
  `${assistant}/answers`,
  `${assistant}/links`,
  paths.insights(),
  `${paths.insights()}/conversations`,
];

for (const path of ofMember)
  test(`${path} can be used once it is translated`, async ({ page }) => {
    await serveBlogger(page, everything);
    await useEverything(page, path);
  });

const ofVisitors = [
  ...publicPaths,
  paths.auth(),
  paths.forgotPassword(),
  `${paths.resetPassword()}#token=x`,
  `${paths.verifyEmail()}#token=x`,
];

for (const path of ofVisitors)
  test(`${path} can be used by a visitor once it is translated`, async ({ page }) => {
    // Nothing on this machine opens mail: the link must not leave the page.
    page.on('dialog', (dialog) => void dialog.dismiss());
    await useEverything(page, path);
  });
