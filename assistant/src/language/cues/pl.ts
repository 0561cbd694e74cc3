import type { Cues } from './cues';
import { intents } from './pl/intents';
import { slots } from './pl/slots';
import { topics } from './pl/topics';

export const pl: Cues = { ...intents, ...topics, ...slots };
