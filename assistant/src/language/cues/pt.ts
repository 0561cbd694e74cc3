import type { Cues } from './cues';
import { intents } from './pt/intents';
import { slots } from './pt/slots';
import { topics } from './pt/topics';

export const pt: Cues = { ...intents, ...topics, ...slots };
