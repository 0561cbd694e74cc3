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
    alt: 'Beside a recipe, CPal says: Making the soup today? Ask me anything about it. Two questions are ready: Can I freeze it? Is it vegan?',
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
    alt: 'CPal says: These go well with it: Garlic bread, Green salad, Plum cake. The reader has saved one.',
  },
  {
    title: 'Smart Insights',
    bullets: [
      'See what readers ask most, post by post, in plain language.',
      'Learn which step needs a photo or one more sentence.',
      'Plan your next post around what they are looking for.',
    ],
    image: InsightScene,
    alt: 'What readers ask most about a focaccia recipe, as bars. The longest: Can I proof it overnight?',
  },
];
