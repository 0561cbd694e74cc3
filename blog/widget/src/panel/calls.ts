import type {
  askAssistant,
  AssistantAnswer,
  followRelated,
  openAssistant,
  rateAnswer,
} from '@cpal/shared/contract/assistant/assistant';
import type { AnswerOf } from '@cpal/shared/contract/call';
import { readEvents } from './events';
import { Failure, toFailure, unreachable } from './failure';

export type Session = AnswerOf<typeof openAssistant>;

const paths = {
  open: '/api/v1/assistant/sessions',
  ask: '/api/v1/assistant/messages',
  rate: '/api/v1/assistant/feedback',
  followed: '/api/v1/assistant/related',
} as const satisfies {
  open: (typeof openAssistant)['path'];
  ask: (typeof askAssistant)['path'];
  rate: (typeof rateAnswer)['path'];
  followed: (typeof followRelated)['path'];
};

/** Milliseconds without a sign of the server until it counts as away. */
const timeoutMs = 20_000;

interface Request {
  origin: string;
  path: (typeof paths)[keyof typeof paths];
  body: object;
  token?: string;
  accept?: string;
}

/** An answer that is on its way, and how to say that a part of it came. */
interface Coming {
  response: Response;
  heard: () => void;
  over: () => void;
}

/** Sends a request without cookies. Nothing is thrown but a Trouble. */
async function send({ origin, path, body, token, accept }: Request): Promise<Coming> {
  const controller = new AbortController();
  let timer = 0;
  const over = () => clearTimeout(timer);
  const heard = () => {
    over();
    timer = window.setTimeout(() => controller.abort(), timeoutMs);
  };
  let wasForbidden = false;
  const forbid = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    wasForbidden ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', forbid);
  heard();
  try {
    const response = await fetch(origin + path, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        'Content-Type': 'application/json',
        Accept: accept ?? 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    if (response.ok) return { response, heard, over };
    const retryAfter = Number(response.headers.get('Retry-After'));
    throw toFailure(await response.json().catch(() => null), retryAfter);
  } catch (error) {
    over();
    if (error instanceof Failure) throw error;
    // The browser reports what a policy forbids a moment after the request has failed.
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw unreachable(wasForbidden);
  } finally {
    document.removeEventListener('securitypolicyviolation', forbid);
  }
}

async function json<T>(request: Request): Promise<T> {
  const { response, over } = await send(request);
  try {
    return await response.json();
  } catch {
    throw unreachable(false);
  } finally {
    over();
  }
}

/** Opens a session for the post at an address. */
export const openSession = (
  origin: string,
  body: { key: string; url: string; language: string },
): Promise<Session> => json({ origin, path: paths.open, body });

/** Says whether an answer helped; null takes that back. */
export const rate = (origin: string, token: string, messageId: string, isHelpful: boolean | null) =>
  json({ origin, path: paths.rate, token, body: { message_id: messageId, is_helpful: isHelpful } });

/** Says that the reader goes on to a related post; outlives this page, and nothing waits for it. */
export function countFollowed(origin: string, token: string, messageId: string): void {
  void fetch(origin + paths.followed, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ message_id: messageId }),
  }).catch(() => undefined);
}

const nothingYet: AssistantAnswer = {
  message_id: '',
  conversation_id: '',
  text: '',
  tier: 'refusal',
  language: '',
  sources: [],
  related: [],
  links: [],
};

/** The answer so far with one more event; what a later server adds is left alone. */
function withEvent(answer: AssistantAnswer, name: string, data: unknown): AssistantAnswer {
  if (typeof data !== 'object' || data === null) return answer;
  if (name === 'delta' && 'text' in data) {
    const before = 'replaces' in data && data.replaces === true ? '' : answer.text;
    return { ...answer, text: before + String(data.text) };
  }
  return { ...answer, ...data };
}

/**
 * Asks a question; the answer comes in parts where the way here lets them through, else whole.
 * @param show is called with the answer as far as it has come.
 */
export async function ask(
  origin: string,
  token: string,
  body: { question: string; conversation_id?: string },
  show: (answer: AssistantAnswer) => void,
): Promise<AssistantAnswer> {
  const accept = 'text/event-stream, application/json;q=0.5';
  const { response, heard, over } = await send({ origin, path: paths.ask, body, token, accept });
  try {
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!isStream || response.body === null) return { ...nothingYet, ...(await response.json()) };
    let answer = nothingYet;
    for await (const { name, data } of readEvents(response.body, heard)) {
      if (name === 'error') throw toFailure(data);
      answer = withEvent(answer, name, data);
      if (name === 'done') return answer;
      show(answer);
    }
    throw unreachable(false);
  } catch (error) {
    throw error instanceof Failure ? error : unreachable(false);
  } finally {
    over();
  }
}
