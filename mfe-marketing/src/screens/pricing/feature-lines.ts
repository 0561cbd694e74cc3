/** What each feature of a plan is, in a plain line; the names are the plans' own. */
export const featureLines: Readonly<Record<string, string>> = {
  'AI Recipe Assistant': 'Readers ask under each recipe and get the answer from that recipe.',
  'Ingredient Substitutions':
    'What to use instead and how much, with a reader’s allergies in mind.',
  'Cooking Technique Explanations': 'What “fold” or “deglaze” means, and why a cake sank.',
  'Basic Analytics': 'The questions asked most, and how many there were.',
  'Email Support': 'A person reads every mail and answers it.',
  'Analytics+ Dashboard': 'The questions that your posts do not answer, most asked first.',
  'User Engagement Metrics':
    'How many answers helped, and which recipes and links readers went on to.',
  'Traffic Analysis': 'Questions and readers each day, and the hours when they ask.',
  'Recipe Performance Tracking': 'All posts in one table, by questions, gaps and clicks.',
  'Priority Support': 'Your mails are answered first.',
};
