import { asReaders } from '../testing/conversation';
import { loaf } from '../testing/posts';

const topicOf = (question: string) => asReaders(loaf)(question).topic;

it.each([
  ['Can I freeze it?', ['storage', 'freezer']],
  ['Does it freeze well?', ['storage', 'freezer']],
  ['Kann ich das einfrieren?', ['storage', 'freezer']],
  ['Can I make it the day before?', ['storage', 'ahead']],
  ['Can I double it?', ['scale']],
  ['Is it vegan?', ['diet', 'vegan']],
  ['How many calories does a slice have?', ['nutrition', 'calories']],
  ['Hello!', ['greeting']],
])('%s is about %j', (question, topic) => {
  expect(topicOf(question)).toEqual(topic);
});

it('is the same in whichever order things are named', () => {
  expect(topicOf('How much sugar and how much butter is in it?')).toEqual(
    topicOf('How much butter and how much sugar is in it?'),
  );
});

it('is what the question asks, also where the blogger has answered it', () => {
  const question = 'Can I freeze it?';
  const house = [{ id: '1', question, answer: 'I never tried.' }];
  const answer = asReaders(loaf, { house })(question);
  expect(answer.tier).toBe('house');
  expect(answer.topic).toEqual(topicOf(question));
});

it('goes on from the question before', () => {
  const next = asReaders(loaf);
  next('How much butter is in it?');
  expect(next('And in cups?').topic.slice(1)).toEqual(topicOf('How much butter?').slice(1));
});
