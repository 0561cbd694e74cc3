import type { Cues } from './cues';
import { intents } from './en/intents';
import { slots } from './en/slots';
import { topics } from './en/topics';

export const en: Cues = { ...intents, ...topics, ...slots };
