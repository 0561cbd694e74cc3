/** What a page has asked for by itself, before any script of the shell or of a remote was there. */
export interface FirstAnswers {
  /** The access token that it was asked with. */
  token: string;
  /** By path. */
  answers: Pick<Map<string, Promise<Response>>, 'get' | 'delete' | 'clear'>;
}

declare global {
  /** Made by the shell's boot script, on a member's screen alone. */
  var cpalFirstAnswers: FirstAnswers | undefined;
}

/**
 * The answer that is on its way already, once; none after a call that may have changed what is asked.
 * @param token the bearer of the call.
 */
export function takeFirstAnswer(
  method: string,
  path: string,
  token: string | null,
): Promise<Response> | undefined {
  const first = globalThis.cpalFirstAnswers;
  if (first === undefined) return undefined;
  if (method !== 'GET') first.answers.clear();
  if (method !== 'GET' || first.token !== token) return undefined;
  const answer = first.answers.get(path);
  first.answers.delete(path);
  return answer;
}
