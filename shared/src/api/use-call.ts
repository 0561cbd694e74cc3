import { useState } from 'react';
import { type Problem, toResult } from './problem';

/**
 * For what a person starts with a button: `run` makes one call and answers whether it succeeded;
 * `isBusy` holds meanwhile, and `problem` is what the latest call came to, if it failed.
 *
 * No React action or transition, on purpose: those hold back every other transition, navigation
 * included, for as long as a call is on its way.
 */
export function useCall() {
  const [state, setState] = useState<{ isBusy: boolean; problem: Problem | null }>(idle);

  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    setState({ isBusy: true, problem: null });
    const outcome = await toResult(call());
    const problem = 'problem' in outcome ? outcome.problem : null;
    setState({ isBusy: false, problem });
    return problem === null;
  };

  /** Forgets the problem of the latest call. */
  const forget = () => setState(idle);

  return { ...state, run, forget };
}

const idle = { isBusy: false, problem: null };
