import type { SpotName } from '../../lib/spot';

interface FaqEntry {
  title: string;
  bullets: readonly string[];
  image: SpotName;
  alt: string;
}

/** The eight questions of the home page (spec, section 9). */
export const faqEntries = (hasWaitlist: boolean): readonly FaqEntry[] => [
  {
    title: 'What does CPal do on my blog?',
    bullets: [
      'It chats with your readers about the recipe post they have open: substitutions, quantities, techniques, storage, timing.',
      'It suggests related recipes of yours, or an affiliate link, where that helps.',
      'For you it gathers what readers ask, post by post.',
    ],
    image: 'pot',
    alt: 'A pot with a speech bubble for steam',
  },
  {
    title: 'Where do its answers come from?',
    bullets: [
      'From your own recipe posts first: the ingredients, the steps, the notes you wrote.',
      'Only where a post has no answer does it draw on general cooking knowledge.',
      'It stays on the topic of the post, so a chat under your focaccia stays about focaccia.',
    ],
    image: 'book',
    alt: 'An open recipe book',
  },
  {
    title: 'Will it sound like me?',
    bullets: [
      'It takes its tone from your posts, so a reader who likes how you write will recognize you.',
      'It is an assistant and never pretends to be you in person.',
    ],
    image: 'pen',
    alt: 'A pencil over a line of writing',
  },
  {
    title: 'Which languages does it speak?',
    bullets: [
      'Almost any. Readers write in their own language and are answered in it.',
      'Your posts stay as they are: there is nothing to translate.',
    ],
    image: 'globe',
    alt: 'A globe',
  },
  {
    title: 'Can an answer be wrong?',
    bullets: [
      'Yes. AI makes mistakes, even with your recipe at hand.',
      'Where allergies, canning or safe temperatures are concerned, readers should check with a reliable source, and so should you.',
      'Reading the questions for each post shows you where a recipe leaves room for doubt.',
    ],
    image: 'scales',
    alt: 'A pair of kitchen scales',
  },
  {
    title: 'What will I learn about my readers?',
    bullets: [
      'The most asked questions for each post, told in plain language.',
      'With Pro also engagement, traffic and how each recipe performs.',
    ],
    image: 'chart',
    alt: 'A chart with three bars',
  },
  {
    title: 'What does it cost?',
    bullets: [
      'Basic is $20 a month, Pro is $40 a month, in US dollars.',
      'You pay by card through Stripe, month by month; your card number never reaches our servers.',
      'Stop when you like: your plan runs to the end of the month you paid for.',
    ],
    image: 'receipt',
    alt: 'A paper receipt',
  },
  {
    title: 'How do I get started?',
    bullets: [
      'Create an account, choose a plan and add the address of your blog: CPal reads your recipe posts.',
      'Paste one line into your blog, and try the assistant before any reader sees it.',
      hasWaitlist
        ? 'Prefer some help? Join the waitlist, and we write to you when we can set up your blog together.'
        : 'Prefer some help? Write to us, and we set up your blog together.',
    ],
    image: 'key',
    alt: 'A key',
  },
];
