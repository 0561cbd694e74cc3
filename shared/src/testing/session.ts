import { testMember } from './samples/test-member';
import type { Member } from '../contract/accounts/member';
import type { TokenPair } from '../contract/accounts/auth';
import { useSession } from '../session/store';
import { connectTokenStore } from '../session/token-store';

/** A token store in memory, holding `tokens` at first. */
export function memoryTokenStore(tokens: TokenPair | null = null) {
  let held = tokens;
  return {
    read: () => held,
    write: ({ access_token, refresh_token }: TokenPair) => {
      held = { access_token, refresh_token };
    },
    clear: () => {
      held = null;
    },
    onOtherTab: () => undefined,
  };
}

/** Starts a test with a member logged in; the bearer is `access`. */
export function asMember(member: Member = testMember) {
  const store = memoryTokenStore({ access_token: 'access', refresh_token: 'refresh' });
  connectTokenStore(store);
  useSession.setState({ status: 'member', member }, true);
  return store;
}

/** Starts a test with nobody logged in. */
export function asVisitor() {
  const store = memoryTokenStore();
  connectTokenStore(store);
  useSession.setState({ status: 'anonymous' }, true);
  return store;
}
