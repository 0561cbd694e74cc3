import type { SpotName } from '../../lib/spot';

/** How CPal came to be, by paragraph. */
export const story: readonly string[] = [
  'Scroll to the end of any well-loved recipe and you find the same scene: someone with flour on their hands asks whether yogurt will do instead of buttermilk, how long the dough keeps, what a “medium” pan is. Often the answer is already in the post, three paragraphs up. Often it comes from the blogger, the next morning, when dinner is long over.',
  'For people who write recipes, these questions are the best part of the work and the part there is never time for. General chatbots are little help. They answer from the whole internet, mix recipes that never met and sound like nobody in particular.',
  'So we started from the other end. CPal begins with one recipe post, the one the reader has open, and with the way its author writes. It answers from there, in the reader’s own language, and it passes the questions back to the blogger in plain words, because every question is a note in the margin of a recipe.',
];

export const mission =
  'To give every reader the help they need while they cook, in the voice of the blogger they trust.';

export const vision =
  'A web where recipes by real people stay worth visiting, because the page can answer back.';

interface Value {
  title: string;
  icon: SpotName;
  text: string;
}

/** What we hold to when there is a choice. */
export const values: readonly Value[] = [
  {
    title: 'Your recipe comes first',
    icon: 'book',
    text: 'The post is the source. General knowledge fills a gap and never overrules you.',
  },
  {
    title: 'Honest about AI',
    icon: 'scales',
    text: 'It can be wrong. We say so, and we would rather have it ask you than guess about safety.',
  },
  {
    title: 'Plain words',
    icon: 'pen',
    text: 'Insights that read like a note from a friend, not like a cockpit.',
  },
  {
    title: 'Yours stays yours',
    icon: 'key',
    text: 'Your posts, your readers, your keys. Leave when you like, without a scene.',
  },
];
