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
const looks = {
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
} as const;

/** The part of the post that says it better than the answer of an intent; null for none. */
export function secondLook(ask: Ask, draft: Draft): { from: string; draft: Draft } | null {
  // The step that makes the sauce need not call it so.
  const step = draft.intent === 'duration' ? draft.memory?.step : undefined;
  if (typeof step === 'number' && stepsMaking(ask).has(step)) return null;
  for (const [from, look] of Object.entries(looks)) {
    const rather = look(ask, draft);
    if (rather !== null) return { from, draft: rather };
  }
  return null;
}
