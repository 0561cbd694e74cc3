import { knowledgeIn } from '../../knowledge/knowledge';
import { ask } from '../../testing/conversation';
import { pasta, stew } from '../../testing/advice-posts';

const answers = [...knowledgeIn('en').advice.cards.values()].map((text) => text.slice(0, 25));

test.each([
  'how long does it simmer?',
  'how much beef do I need?',
  'what temperature?',
  'can I freeze it?',
  'how long does it keep?',
  'what can I use instead of the beef stock?',
  'I have no beef stock, what can I use?',
  'how many does it serve?',
  'can I double it?',
  'which pan do I need?',
  'why brown the beef?',
  'when do I add the carrots?',
  'do I peel the carrots?',
  'what cut of beef?',
  'is it gluten free?',
  'how many calories?',
  'what does simmer mean?',
  'convert 500 ml to cups',
  'list the ingredients',
  'how do I reheat it in the microwave?',
  'how long in the slow cooker?',
  'at what temperature in the air fryer?',
  'how much wine do I add?',
  'can I use white wine instead of the stock?',
  'what do I do with the leftovers?',
  'do you have other recipes?',
  'is the meat done?',
  'the sauce is too thin, why?',
  'thanks, my kids loved it!',
  'hello',
  'what does the tomato paste do?',
  'how thick should the sauce be?',
  'how do I cut the carrots?',
  'can I use pork instead?',
  'who wrote this?',
  'how hot should the pan be?',
  'what brand of stock?',
  'where do I buy thyme?',
  'what step comes next?',
  'should I cover it?',
  'is beef stock the same as broth?',
  'how do I know it is ready?',
  'can I add potatoes?',
  'what size should the pieces be?',
  'how do I store it?',
  'can I use dried thyme?',
  'how many carrots for 8 people?',
  'how much salt?',
  'how big is a serving?',
  'does it have onions?',
])('gives no advice on what it is not on: %s', (question) => {
  const { text } = ask(stew, question);
  expect(answers.filter((start) => text.startsWith(start))).toEqual([]);
});

test.each([
  'how long do I boil the spaghetti?',
  'what can replace the walnuts?',
  'can I use fresh basil?',
  'how much garlic?',
  'what shape of pasta works?',
  'why salt the water?',
  'do I need a lid?',
  'what do I serve it in?',
  'can I freeze the sauce?',
  'how do I toast the walnuts?',
])('nor on pasta: %s', (question) => {
  const { text } = ask(pasta, question);
  expect(answers.filter((start) => text.startsWith(start))).toEqual([]);
});
