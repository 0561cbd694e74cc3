import * as v from 'valibot';
import { call } from '../call';

const said = v.object({
  /** By tone. */
  greetings: v.object({ warm: v.string(), plain: v.string(), playful: v.string() }),
  /** To the question. */
  answer: v.string(),
});

const formNames = v.object({ informal: v.string(), formal: v.string() });

/** What the assistant says in each language that it speaks, for a blogger to choose from. */
export const listVoices = call({
  method: 'GET',
  path: '/api/voices',
  access: 'member',
  answer: v.object({
    voices: v.array(
      v.object({
        /** Two letters. */
        language: v.string(),
        /** How its forms of address are called, such as du and Sie; null where it has one. */
        form_names: v.nullable(formNames),
        /** A reader's question. */
        question: v.string(),
        /** By form of address. */
        said: v.object({ informal: said, formal: said }),
      }),
    ),
  }),
  codes: [],
});

export type Voices = v.InferOutput<typeof listVoices.answer>['voices'];
