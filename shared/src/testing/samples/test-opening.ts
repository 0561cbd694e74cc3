import type { SampleExchange, TrialOpening } from '../../contract/assistant/trial';
import { testBlog } from './test-blog';
import { testPost } from './test-post';

/** What the panel begins with under that post. */
export const testOpening: TrialOpening = {
  post: { title: testPost.title, ingredients: ['1 cup ricotta'], steps: [], servings: 4 },
  assistant: {
    name: testBlog.name,
    greeting: 'Hello! How can I help you?',
    suggestions: ['How long do they keep?', 'What can I use instead of ricotta?', 'Which pan?'],
    language: 'en',
    notice: '',
  },
};

const keeping = {
  warm: 'Good news: they keep for 2 days in the fridge.',
  plain: 'They keep for 2 days in the fridge.',
  playful: 'Two whole days in the fridge!',
};

/** A question of it with its answer. */
export const testSample: NonNullable<SampleExchange> = {
  question: 'How long do they keep?',
  answers: { informal: keeping, formal: keeping },
  language: 'en',
  quote: 'They keep for two days.',
};
