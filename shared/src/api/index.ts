export { download, send } from './client';
export type { SentFile } from './http';
export type { FirstAnswers } from './first-answers';
export { isProblem, type Problem, toResult, type Result, toProblem } from './problem';
export { fetchAtIntent } from './intent';
export { fetchMember, logIn, revoke } from './session-calls';
export { loadSubscription } from './subscription';
export { useCall } from './use-call';
