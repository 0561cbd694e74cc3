import type { BlogCard } from '../../contract/insights/blog-card';

/** What the first reader of a blog asked. */
export const testCard: BlogCard = {
  kind: 'first',
  is_demo: false,
  accent: '#b93a12',
  post: { title: 'Lemon ricotta pancakes', language: 'en', picture: null },
  question: 'How long do they keep?',
  answer: 'Two days in the fridge, in a closed box.',
  language: 'en',
};
