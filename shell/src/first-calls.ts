/**
 * Asks for what a member's screen shows while its scripts are on their way; the client takes the
 * answers (`shared/src/api/first-answers.ts`).
 * @param paths of calls that change nothing.
 */
export function askFirst(paths: readonly string[], token: string): void {
  const headers = { Authorization: `Bearer ${token}` };
  const ask = (path: string) => {
    const answer = fetch(path, { headers });
    // Who takes it hears of the failure.
    answer.catch(() => undefined);
    return answer;
  };
  globalThis.cpalFirstAnswers = { token, answers: new Map(paths.map((path) => [path, ask(path)])) };
}
