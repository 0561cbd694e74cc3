import { refusal } from '@cpal/shared/testing/answers';
import { owning, serveBlogger } from '../../people/assistant-api';
import { confirming, pressing, testStates } from '../../page/states';

const path = '/membership/assistant/answers';
const broken = refusal(500, 'internal_error', 'The server is out of flour');

testStates(
  {
    loading: {
      path,
      answers: { 'GET /api/blogs/:id/answers': 'pending' },
      shows: 'Loading your answers',
    },
    'answers for all posts and for one': { path, shows: 'On all posts' },
    'no answers': { path, answers: owning.answers([]), shows: /^No answers yet/ },
    'what the posts leave open': { path, shows: 'What your posts leave open' },
    'what readers asked': { path, shows: 'Your readers asked' },
    'an open question whose answer is for one post': {
      path,
      act: (page) => page.getByText('How many calories per serving?', { exact: true }).click(),
      shows: 'Where it applies',
    },
    'an open question without an answer': {
      path,
      act: async (page) => {
        await page.getByText('Can I make it ahead?', { exact: true }).click();
        await pressing(/^Save for all posts/)(page);
      },
      shows: 'Answer is required',
    },
    'open questions on their way': {
      path,
      answers: { 'GET /api/blogs/:id/gaps': 'pending' },
      shows: 'Looking at what your posts leave open',
    },
    'a question that was handed over': {
      path: `${path}?question=Can%20I%20freeze%20it%3F`,
      shows: 'Save answer',
    },
    'an answer without words': {
      path,
      act: async (page) => {
        await pressing('Write an answer')(page);
        await pressing('Save answer')(page);
      },
      shows: 'Answer is required',
    },
    'an answer that was refused': {
      path,
      answers: { 'PATCH /api/blogs/:id/answers/:answerId': broken },
      act: async (page) => {
        await pressing(/^Edit/)(page);
        await pressing('Save answer')(page);
      },
      shows: 'The server is out of flour',
    },
    'asked to delete an answer': { path, act: pressing(/^Delete/), shows: 'Delete this answer' },
    'a deletion that failed': {
      path,
      answers: { 'DELETE /api/blogs/:id/answers/:answerId': broken },
      act: confirming(/^Delete/, 'Delete'),
      shows: 'The server is out of flour',
    },
    'answers that could not be loaded': {
      path,
      answers: { 'GET /api/blogs/:id/answers': broken },
      shows: 'Failed to load your answers. Please try again later.',
    },
  },
  serveBlogger,
);
