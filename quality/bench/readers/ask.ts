import type { Page } from './blog';

const post = (api: string, path: string, { origin }: Page, headers: object, body: object) =>
  fetch(`${api}/api/v1/assistant/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });

/**
 * Opens a session for a page and asks one question, as the widget does.
 * @param api where the product is.
 * @returns milliseconds from the question to the first byte of its answer.
 * @throws Error if it is rejected, or no answer comes whole.
 */
export async function askOnce(api: string, page: Page, question: string): Promise<number> {
  const { key, url } = page;
  const opened = await post(api, 'sessions', page, {}, { key, url });
  if (!opened.ok) throw new Error(`The session was answered ${opened.status}`);
  const { token } = await opened.json();
  const asks = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  const began = performance.now();
  const answer = await post(api, 'messages', page, asks, { question });
  if (!answer.ok || answer.body === null) throw new Error(`It was answered ${answer.status}`);
  let first: number | null = null;
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body) {
    first ??= performance.now() - began;
    text += decoder.decode(chunk, { stream: true });
  }
  if (first === null || !text.includes('event: done')) throw new Error('The answer is not whole');
  return first;
}
