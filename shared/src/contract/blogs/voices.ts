import * as v from 'valibot';
import { call } from '../call';

/** By tone. */
const greetings = v.object({ warm: v.string(), plain: v.string(), playful: v.string() });

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
        /** What readers are greeted with, by form of address. */
        greetings: v.object({ informal: greetings, formal: greetings }),
      }),
    ),
  }),
  codes: [],
});

export type Voices = v.InferOutput<typeof listVoices.answer>['voices'];
