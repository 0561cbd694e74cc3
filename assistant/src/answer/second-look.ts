import type { Ask, Draft } from './draft';
import { ratherAkin } from './rather-akin';
import { ratherByHand } from './rather-by-hand';
import { ratherExplained } from './rather-explained';
import { ratherFollowed } from './rather-followed';
import { ratherHeated } from './rather-heated';
import { ratherKinTool } from './rather-kin-tool';
import { ratherQuoted } from './rather-quoted';
import { ratherTold } from './rather-told';
import { ratherTimed } from './rather-timed';
import { ratherUnneeded } from './rather-unneeded';
import { stepsMaking } from './timed-where';

/** Each finds a sentence that speaks of more of the question than the answer does; null for none. */
const looks = [
  ratherQuoted,
  ratherTold,
  ratherTimed,
  ratherHeated,
  ratherExplained,
  ratherFollowed,
  ratherByHand,
  ratherAkin,
  ratherUnneeded,
  ratherKinTool,
] as const;

/** The answer of an intent, or the part of the post that says it better. */
export function secondLook(ask: Ask, draft: Draft): Draft {
  // The step that makes the sauce need not call it so.
  const step = draft.intent === 'duration' ? draft.memory?.step : undefined;
  if (typeof step === 'number' && stepsMaking(ask).has(step)) return draft;
  for (const look of looks) {
    const rather = look(ask, draft);
    if (rather !== null) return rather;
  }
  return draft;
}
