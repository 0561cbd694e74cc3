import type { Cues } from './cues';
import { intents } from './fr/intents';
import { slots } from './fr/slots';
import { topics } from './fr/topics';

export const fr: Cues = { ...intents, ...topics, ...slots };
