import type { Cues } from './cues';
import { intents } from './ja/intents';
import { slots } from './ja/slots';
import { topics } from './ja/topics';

export const ja: Cues = { ...intents, ...topics, ...slots };
