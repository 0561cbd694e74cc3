import * as z from 'zod/mini';
import { call } from './call';

const said = z.object({
  /** By tone. */
  greetings: z.object({ warm: z.string(), plain: z.string(), playful: z.string() }),
  /** To the question. */
  answer: z.string(),
});

const formNames = z.object({ informal: z.string(), formal: z.string() });

/** What the assistant says in each language that it speaks, for a blogger to choose from. */
export const listVoices = call({
  method: 'GET',
  path: '/api/voices',
  access: 'member',
  answer: z.object({
    voices: z.array(
      z.object({
        /** Two letters. */
        language: z.string(),
        /** How its forms of address are called, such as du and Sie; null where it has one. */
        form_names: z.nullable(formNames),
        /** A reader's question. */
        question: z.string(),
        /** By form of address. */
        said: z.object({ informal: said, formal: said }),
      }),
    ),
  }),
  codes: [],
});

export type Voices = z.infer<typeof listVoices.answer>['voices'];
