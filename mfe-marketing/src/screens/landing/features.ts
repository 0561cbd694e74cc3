import type { SpotName } from '../../lib/spot';

interface Feature {
  title: string;
  icon: SpotName;
  /** The front of the card: the promise. */
  promise: string;
  /** The back of the card: how it is kept. */
  details: readonly string[];
}

/** The four things CPal does for a blog; the titles are the spec's (section 2). */
export const features: readonly Feature[] = [
  {
    title: 'Custom Built for Food Blogs',
    icon: 'book',
    promise: 'An assistant that has read your recipes and knows a simmer from a boil.',
    details: [
      'Answers come from the recipe post your reader is looking at.',
      'It speaks in your voice, not in a chatbot’s.',
      'It stays on the recipe. General cooking knowledge steps in only where the post is silent.',
    ],
  },
  {
    title: '24/7 Reader Support',
    icon: 'clock',
    promise: 'Someone at the stove with them, even when you are asleep.',
    details: [
      'Readers ask while they cook and have the answer before the butter browns.',
      'They write in almost any language and are answered in the same one.',
      'Your comment section is left for the conversations you enjoy.',
    ],
  },
  {
    title: 'Boost Revenue',
    icon: 'basket',
    promise: 'Good advice leads to the next recipe, and to the pan you recommend.',
    details: [
      'Suggests more of your recipes where they fit the question.',
      'Points to your affiliate links when a reader asks what to buy.',
      'A reader who got it right tonight has a reason to come back.',
    ],
  },
  {
    title: 'Smart, Simple Analytics',
    icon: 'chart',
    promise: 'What your readers wonder about, in plain language.',
    details: [
      'See the most asked questions for each post.',
      'Find the step that trips people up, then rewrite it.',
      'Collect ideas for the recipe your readers want next.',
    ],
  },
];
