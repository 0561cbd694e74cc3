import * as v from 'valibot';
import { call } from '../call';
import { integer } from '../fields';

/** Whether a language model is set, and answered when it was last tried. */
export const modelStatus = v.object({
  status: v.picklist(['none', 'unreachable', 'reachable']),
  /** Until its first sign; null unless it is reachable. */
  milliseconds: v.nullable(integer),
});

/** Tries the connection to the language model; what is known is a minute old at most. */
export const getModelStatus = call({
  method: 'GET',
  path: '/api/assistant/model',
  access: 'member',
  answer: v.object({ model: modelStatus }),
  codes: [],
});

export type ModelStatus = v.InferOutput<typeof modelStatus>;
