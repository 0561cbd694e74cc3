import type { WeekOfReaders } from '../../contract/insights/overview';
import { testBlog } from './test-blog';

const day = 86_400;
const first = 1_763_942_400;
const post = {
  id: '2f0c7f58-0a4e-4c55-9a53-6f8a3a1f9d02',
  title: 'Lemon ricotta cake',
  url: 'https://adabakes.com/lemon-ricotta-cake/',
};

/** A week of a blog whose readers ask, with a question that its post leaves open. */
export const testWeek: WeekOfReaders = {
  blog: { id: testBlog.id, name: testBlog.name },
  is_demo: false,
  questions: 1_204,
  before: 1_092,
  days: [120, 148, 160, 139, 181, 212, 244].map((questions, index) => ({
    day: first + index * day,
    questions,
  })),
  sentence: {
    kind: 'gap',
    text: '14 readers asked whether they can freeze “Lemon ricotta cake”; your post does not say.',
    post,
    question: 'Can I freeze it?',
  },
  latest: [
    {
      id: 'msg_3',
      question: 'Can I freeze this cake, and for how long?',
      post,
      is_unanswered: true,
      asked_at: first + 6 * day + 3_600,
    },
    {
      id: 'msg_2',
      question: 'What can I use instead of ricotta?',
      post,
      is_unanswered: false,
      asked_at: first + 6 * day,
    },
    { id: 'msg_1', question: 'Wie viel Mehl?', post: null, is_unanswered: false, asked_at: first },
  ],
};
