export { api, publicApi } from './client';
export type { SentFile } from './http';
export { isProblem, type Problem, settle, type Settled, toProblem } from './problem';
export { fetchMember, logIn, revoke, signUp } from './session-calls';
export { loadSubscription } from './subscription';
export { useCall } from './use-call';
