import type { Pack } from '../pack';
import { asking } from './asking';
import advice from './advice.json';
import asks from './asks.json';
import { cooking } from './cooking';
import dishes from './dishes.json';
import { exclusions } from './exclusions';
import { formal } from './formal';
import { hazardAdvice } from './hazard-advice';
import { hazards } from './hazards';
import { intents } from './intents';
import { kinds } from './kinds';
import { lexicon } from './lexicon';
import { numbers } from './numbers';
import { orders } from './orders';
import { outcome } from './outcome';
import { phrases } from './phrases';
import { slots } from './slots';
import { synonyms } from './synonyms';
import techniques from './techniques.json';
import { tones } from './tones';
import { topics } from './topics';
import troubles from './troubles.json';

export const pack: Pack = {
  phrases,
  tones,
  formal,
  lexicon,
  synonyms,
  numbers,
  kinds,
  cues: { ...intents, ...topics, ...slots },
  asking,
  cooking,
  outcome,
  orders,
  exclusions,
  hazards,
  hazardAdvice,
  knowledge: { techniques, troubles, dishes, asks, advice },
};
