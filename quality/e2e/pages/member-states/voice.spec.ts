import { refusal } from '@cpal/shared/testing/answers';
import { testBlog } from '@cpal/shared/testing/samples/test-blog';
import { serveBlogger } from '../../people/assistant-api';
import { having, liveBlog } from '../../people/member-api';
import { pressing, testStates } from '../../page/states';

const path = '/membership/assistant/voice';
const broken = refusal(500, 'internal_error', 'The server is out of flour');
const change = 'PATCH /api/blogs/:id';

testStates(
  {
    loading: { path, answers: { 'GET /api/blogs': 'pending' }, shows: 'Loading your blog' },
    'a voice of its own': {
      path,
      answers: having.blogs({
        ...liveBlog,
        name: 'Rosemary & Rye, '.repeat(4).trim(),
        voice: {
          tone: 'playful',
          address_form: 'informal',
          greeting: 'Hi, Ada here!',
          sign_off: 'Happy baking',
        },
        theme: { accent: '#ffe08a', placement: 'corner' },
      }),
      shows: 'Hi, Ada here!',
    },
    'its voice loading': {
      path,
      answers: { 'GET /api/voices': 'pending' },
      shows: 'Loading voice and appearance',
    },
    'its voice that did not load': {
      path,
      answers: { 'GET /api/voices': broken },
      shows: 'Couldn’t load these settings. Please try again later.',
    },
    'a formal voice in another language': {
      path,
      answers: having.blogs({
        ...liveBlog,
        language: 'de',
        voice: { ...liveBlog.voice, address_form: 'formal' },
      }),
      shows: 'Wie kann ich Ihnen helfen?',
    },
    'colors of the blog that were found': {
      path,
      act: pressing('Find the colors of my blog'),
      shows: 'Colors of your blog',
    },
    'what was saved': {
      path,
      answers: { [change]: { body: { blog: testBlog } } },
      act: pressing('Save changes'),
      shows: /^Saved/,
    },
    'an accent that is none': {
      path,
      act: async (page) => {
        await page.getByLabel('Accent color', { exact: true }).fill('red');
        await page.keyboard.press('Enter');
      },
      shows: 'Accent is a color such as #c2410c',
    },
    'a change that failed': {
      path,
      answers: { [change]: broken },
      act: pressing('Save changes'),
      shows: 'The server is out of flour',
    },
  },
  serveBlogger,
);
