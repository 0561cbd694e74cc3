import { newMemory, prepare, reply } from '@cpal/assistant/engine';
import { readPost } from '@cpal/assistant/post';
import { postPages } from '@cpal/demo-blog/pages';

/** The post of the demo blog under which the conversation takes place. */
export const slug = 'lemon-poppy-seed-loaf-cake';

/** What the post does not say, as several readers of the demo blog's month ask it. */
export const openQuestion = 'Which brand of loaf tin do you use?';

/** As readers ask: in haste, in another language, and in the end what the post leaves open. */
const questions = [
  'oven temp please, mine is fan',
  'What can I use instead of the milk?',
  'Can I freeze it?',
  '¿Cuánta mantequilla lleva?',
  openQuestion,
];

const voice = { tone: 'plain', address_form: 'informal', greeting: '', sign_off: '' } as const;

/** Asks the questions in one conversation, answered without a language model. */
export function holdConversation() {
  const post = readDemoPost();
  const setting = { post: prepare(post), voice, house: [], links: [], blog: null };
  let memory = newMemory;
  const exchanges = questions.map((question) => {
    const { text, language, ...answer } = reply({ ...setting, memory }, question, {
      languageHints: ['en'],
    });
    ({ memory } = answer);
    return { question, language, answer: text };
  });
  return { post: post.title, exchanges };
}

function readDemoPost() {
  const page = postPages.get(slug);
  if (page === undefined) throw new Error(`The demo blog has no post ${slug}.`);
  const html = page({ origin: 'https://example.com', widget: null }).text;
  return readPost(html, `https://example.com/${slug}`).post;
}
