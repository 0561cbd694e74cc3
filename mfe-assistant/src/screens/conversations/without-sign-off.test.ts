import { testConversations } from '@cpal/shared/testing/samples/test-conversations';
import { withoutSignOff } from './without-sign-off';

const [sample] = testConversations;

/** What is shown of an answer where the blog signs off so. */
function shown(answer: string, signOff: string) {
  if (sample === undefined) throw new Error('No sample');
  const messages = sample.messages.slice(0, 1).map((message) => ({ ...message, answer }));
  return withoutSignOff({ ...sample, messages }, signOff).messages.map((message) => message.answer);
}

it.each([
  ['leaves out a last line that signs off', 'Yes.\n\nHappy baking!', 'Happy baking!', 'Yes.'],
  [
    'keeps an answer in another language',
    'Ja.\n\nViel Freude!',
    'Happy baking!',
    'Ja.\n\nViel Freude!',
  ],
  ['keeps the words inside a line', 'Yes, happy baking!', 'happy baking!', 'Yes, happy baking!'],
  ['keeps an answer that is nothing else', 'Happy baking!', 'Happy baking!', 'Happy baking!'],
  ['changes nothing without a sign-off', 'Yes.\n', '', 'Yes.\n'],
])('%s', (_case, answer, signOff, expected) => {
  expect(shown(answer, signOff)).toEqual([expected]);
});
