/** A plan as visitors see it; `price` is in whole US dollars a month (spec, section 9). */
export interface Plan {
  id: 'basic' | 'pro';
  name: string;
  price: number;
  description: string;
  features: readonly string[];
  isPopular: boolean;
}

export const plans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    price: 20,
    description: 'Everything a growing food blog needs to answer its readers around the clock.',
    features: [
      'AI Recipe Assistant',
      'Ingredient Substitutions',
      'Cooking Technique Explanations',
      'Basic Analytics',
      'Email Support',
    ],
    isPopular: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    price: 40,
    description: 'For blogs that want to know what their readers cook, ask and come back for.',
    features: [
      'Everything in Basic',
      'Analytics+ Dashboard',
      'User Engagement Metrics',
      'Traffic Analysis',
      'Recipe Performance Tracking',
      'Priority Support',
    ],
    isPopular: true,
  },
];

/** What each feature of a plan is, in a plain line. */
export const featureLines: Readonly<Record<string, string>> = {
  'Everything in Basic': 'All five features of Basic, unchanged.',
  'AI Recipe Assistant': 'Readers ask under each recipe and get the answer from that recipe.',
  'Ingredient Substitutions':
    'What to use instead and how much, with a reader’s allergies in mind.',
  'Cooking Technique Explanations': 'What “fold” or “deglaze” means, and why a cake sank.',
  'Basic Analytics': 'The questions asked most, and how many there were.',
  'Email Support': 'A person reads every mail and answers it.',
  'Analytics+ Dashboard':
    'The questions that your posts do not answer, most asked first, each with a link to answer it.',
  'User Engagement Metrics':
    'How many answers helped, which languages your readers write in, and which related recipes and affiliate links they click.',
  'Traffic Analysis': 'Questions and readers each day, and the hours when they ask.',
  'Recipe Performance Tracking': 'All posts in one table, ranked by questions, gaps and clicks.',
  'Priority Support': 'Your mails are answered first.',
};

/** What a member of one plan no longer has on another: what names no other plan, and is not there. */
export function lostFeatures(fromName: string, to: Plan): readonly string[] {
  const from = plans.find(({ name }) => name === fromName);
  // A plan that has everything of the present one takes nothing away.
  if (from === undefined || to.features.includes(`Everything in ${from.name}`)) return [];
  return from.features.filter(
    (feature) => !feature.startsWith('Everything in ') && !to.features.includes(feature),
  );
}

/**
 * The plan that an address of the purchase page chooses, or null where it chooses none. After a
 * canceled checkout nothing is chosen: the page tells of it instead.
 */
export const chosenPlan = (query: URLSearchParams): Plan | null =>
  query.get('canceled') === 'true'
    ? null
    : (plans.find(({ id }) => id === query.get('plan')) ?? null);
