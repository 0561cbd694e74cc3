import * as v from 'valibot';
import {
  type AssistantAnswer,
  assistantAnswer,
  openAssistant,
} from '@cpal/shared/contract/assistant/assistant';
import type { TestApi } from '../api';

/** Where a reader is, and by which key the page asks. */
export interface Page {
  key: string;
  url: string;
  origin: string;
  /** The browser's; none where it is left out. */
  language?: string;
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64)';

/** Opens a session as the widget does. */
export const openSession = (
  { send }: Pick<TestApi, 'send'>,
  { key, url, origin, language }: Page,
  headers: Record<string, string> = {},
) =>
  send('POST', '/api/v1/assistant/sessions', {
    headers: { origin, 'user-agent': browser, ...headers },
    body: { key, url, ...(language !== undefined && { language }) },
  });

/** A reader with a session, who can ask. */
export async function startReading(
  api: Pick<TestApi, 'send'>,
  page: Page,
  headers: Record<string, string> = {},
) {
  const opened = await openSession(api, page, headers);
  const { token } = v.parse(openAssistant.answer, opened.json());
  const own = { origin: page.origin, authorization: `Bearer ${token}`, 'user-agent': browser };
  const send = (path: string, body: unknown, more: Record<string, string> = {}) =>
    api.send('POST', `/api/v1/assistant/${path}`, {
      headers: { ...own, ...headers, ...more },
      body,
    });
  return {
    token,
    send,
    ask: (question: string, conversation_id?: string) =>
      send('messages', { question, ...(conversation_id && { conversation_id }) }),
    rate: (message_id: string, is_helpful: boolean | null = true) =>
      send('feedback', { message_id, is_helpful }),
  };
}

/** The answer to a question. */
export const getAnswer = (sent: { json: () => unknown }): AssistantAnswer =>
  v.parse(assistantAnswer, sent.json());

/** The status and the code of an error. */
export async function getRejection(sent: ReturnType<TestApi['send']>): Promise<string> {
  const answer = await sent;
  return `${answer.statusCode} ${answer.json().code}`;
}
