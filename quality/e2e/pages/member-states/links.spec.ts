import { refusal } from '@cpal/shared/testing/answers';
import { testPost } from '@cpal/shared/testing/samples/test-post';
import { owning, serveBlogger } from '../../people/assistant-api';
import { pressing, testStates } from '../../page/states';

const path = '/membership/assistant/links';
const broken = refusal(500, 'internal_error', 'The server is out of flour');
const about = { id: testPost.id, title: testPost.title, url: testPost.url };

testStates(
  {
    loading: {
      path,
      answers: { 'GET /api/blogs/:id/links': 'pending' },
      shows: 'Loading your links',
    },
    'a link': { path, shows: '12 clicks' },
    'no links': { path, answers: owning.links([]), shows: /^No links yet/ },
    'a link without words': {
      path,
      act: async (page) => {
        await pressing('Add a link')(page);
        await pressing('Save link')(page);
      },
      shows: 'Enter at least one word',
    },
    'where a link would have shown': {
      path,
      answers: {
        'POST /api/blogs/:id/links/preview': {
          body: { answers: 20, shown: 3, posts: [{ post: about, shown: 3 }] },
        },
      },
      act: async (page) => {
        await pressing(/^Edit/)(page);
        await pressing('Preview where it appears')(page);
      },
      shows: /under 3 of 20 answers/,
    },
    'a switch that failed': {
      path,
      answers: { 'PATCH /api/blogs/:id/links/:linkId': broken },
      act: (page) => page.getByRole('switch').click(),
      shows: 'The server is out of flour',
    },
    'asked to delete a link': { path, act: pressing(/^Delete/), shows: 'Delete this link' },
    'links that could not be loaded': {
      path,
      answers: { 'GET /api/blogs/:id/links': broken },
      shows: 'Failed to load your links. Please try again later.',
    },
  },
  serveBlogger,
);
