import type { Conversation } from '../../contract/insights/insights';
import { askedPosts } from './asked-posts';

/** Seconds: Nov 20, 2025, 09:30 UTC. */
const until = 1_763_631_000;

/** Two conversations: one that was answered from the post, one that could not be. */
export const testConversations: Conversation[] = [
  {
    id: 'conversation_1',
    post: askedPosts.pancakes,
    started_at: until - 3_600,
    messages: [
      {
        id: 'message_1',
        question: 'What can I use instead of ricotta? Write me at [email]',
        answer: 'Cottage cheese works in the same amount.',
        intent: 'substitution',
        tier: 'general',
        language: 'en',
        sources: [
          { kind: 'ingredient', number: 2, quote: '250 g ricotta', url: askedPosts.pancakes.url },
          {
            kind: 'kitchen',
            number: null,
            quote: 'Substitutes for cheese',
            url: 'https://kitchen.example/cheese',
          },
        ],
        is_unanswered: false,
        is_helpful: true,
        asked_at: until - 3_600,
        trace: {
          intents: ['substitution'],
          excluded: ['milk', 'treenut'],
          considered: [
            {
              from: 'substitution',
              text: 'Instead of ricotta you can use mascarpone: take the same amount, and leave out a spoon of the butter, since it is richer.',
              confidence: 0.93,
              reasons: [
                { name: 'place', logit: 2.38 },
                { name: 'words', logit: 2.1 },
                { name: 'kind', logit: -1.1 },
              ],
            },
            {
              from: 'passage',
              text: 'Stir the ricotta in last.',
              confidence: 0.39,
              reasons: [
                { name: 'kind', logit: -0.95 },
                { name: 'words', logit: 0.6 },
              ],
            },
          ],
          is_exact: false,
          min_confidence: 0.6,
          withheld: 'Instead of ricotta you can use mascarpone.',
          by: 'exclusion',
        },
      },
      {
        id: 'message_2',
        question: 'And how long do they cook?',
        answer: 'Three minutes on each side.',
        intent: 'duration',
        tier: 'post',
        language: 'en',
        sources: [
          {
            kind: 'step',
            number: 4,
            quote: 'Fry for 3 minutes on each side.',
            url: askedPosts.pancakes.url,
          },
        ],
        is_unanswered: false,
        is_helpful: null,
        asked_at: until - 3_540,
        // Kept by an earlier version.
        trace: null,
      },
    ],
  },
  {
    id: 'conversation_2',
    post: null,
    started_at: until - 90_000,
    messages: [
      {
        id: 'message_3',
        question: 'Which blender do you use?',
        answer: 'This blog does not say. Is there anything about the recipe that I can help with?',
        intent: 'equipment',
        tier: 'refusal',
        language: 'en',
        sources: [],
        is_unanswered: true,
        is_helpful: false,
        asked_at: until - 90_000,
        trace: {
          intents: ['equipment'],
          excluded: [],
          considered: [],
          is_exact: false,
          min_confidence: 0.6,
          withheld: null,
          by: 'engine',
        },
      },
    ],
  },
];
