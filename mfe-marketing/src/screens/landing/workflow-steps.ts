import type { ComponentType } from 'react';
import { AnswerScene, GreetingScene, InsightScene, ReturnScene } from './workflow-scenes';

export interface WorkflowStepContent {
  title: string;
  bullets: readonly string[];
  /** The drawing, in a box of 400 by 300. */
  image: ComponentType;
  alt: string;
}

/** The four steps (spec, section 2). */
export const steps: readonly WorkflowStepContent[] = [
  {
    title: 'Welcome Greeting',
    bullets: [
      'A reader opens your recipe and is greeted in your voice.',
      'The greeting names the dish, so they know whom they can ask about it.',
      'A few likely questions are ready to tap.',
    ],
    image: GreetingScene,
    alt: 'A tomato soup recipe. CPal says: Making the soup today? Ask me anything about it. Below are two suggested questions: Can I freeze it, and Is it vegan.',
  },
  {
    title: 'Instant Answers',
    bullets: [
      'They ask what they need to know, in almost any language.',
      'The answer comes from your post: your quantities, your steps, your notes.',
      'General cooking knowledge helps out only where the post is silent.',
    ],
    image: AnswerScene,
    alt: 'A reader asks in Spanish whether salted butter will do. CPal answers in Spanish: yes, leave out the pinch of salt in step one.',
  },
  {
    title: 'Turns Visitors into Loyal Readers',
    bullets: [
      'Dinner works out, and the reader remembers where the help came from.',
      'CPal suggests another of your recipes that fits, or the tool you recommend.',
      'One visit from a search page becomes the next evening’s plan.',
    ],
    image: ReturnScene,
    alt: 'CPal suggests three more recipes from the same blog: garlic bread, green salad and plum cake. The reader has saved one.',
  },
  {
    title: 'Smart Insights',
    bullets: [
      'See what readers ask most, post by post, in plain language.',
      'Learn which step needs a photo or one more sentence.',
      'Plan your next post around what they are looking for.',
    ],
    image: InsightScene,
    alt: 'A list of the most asked questions about a focaccia recipe with bars of different lengths; the longest is: Can I prove it overnight.',
  },
];
