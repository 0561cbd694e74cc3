import type { Cues } from './cues';
import { intents } from './es/intents';
import { slots } from './es/slots';
import { topics } from './es/topics';

export const es: Cues = { ...intents, ...topics, ...slots };
