import type { Cues } from './cues';
import { intents } from './it/intents';
import { slots } from './it/slots';
import { topics } from './it/topics';

export const it: Cues = { ...intents, ...topics, ...slots };
