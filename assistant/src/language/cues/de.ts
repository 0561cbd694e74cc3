import type { Cues } from './cues';
import { intents } from './de/intents';
import { slots } from './de/slots';
import { topics } from './de/topics';

export const de: Cues = { ...intents, ...topics, ...slots };
