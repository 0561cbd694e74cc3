import type { TrialOpening } from '../../contract/assistant/trial';
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
