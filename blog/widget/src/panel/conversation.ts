import type { WidgetSettings } from '@cpal/shared/deployment';
import type { AssistantAnswer } from '@cpal/shared/contract/assistant/assistant';
import type { Trial, TrialOpening } from '@cpal/shared/contract/assistant/trial';
import { ask, countFollowed, openSession, rate, type Session } from './calls';
import { getFailureKind, troubleOfTrial } from './failure';

/** Seconds before its end in which a session is not begun to be used. */
const margin = 20;

/** What the panel asks of the side that answers: a reader's calls, or a blogger's trial. */
export interface Conversation {
  open: () => Promise<TrialOpening>;
  /** @param show is called with the answer as far as it has come. */
  ask: (question: string, show: (answer: AssistantAnswer) => void) => Promise<AssistantAnswer>;
  rate: (messageId: string, isHelpful: boolean | null) => Promise<void>;
  /** Counts a press on a related post. */
  follow: (messageId: string) => void;
}

const rethrown = (thrown: unknown): never => {
  throw troubleOfTrial(thrown);
};

/** A blogger's trial: its answers come whole, and nobody keeps whether they helped. */
export const tryConversation = ({ open, ask: askWhole }: Trial): Conversation => ({
  open: () => open().catch(rethrown),
  ask: (question) => askWhole(question).catch(rethrown),
  rate: () => Promise.resolve(),
  follow: () => undefined,
});

/** One reader's conversation about the post at an address; it lives as long as the page. */
export function makeConversation({ key, origin }: WidgetSettings, address: string): Conversation {
  let session: Promise<Session> | null = null;
  let goodUntil = 0;
  let conversation: string | null = null;

  const open = () => {
    if (session !== null && Date.now() < goodUntil) return session;
    goodUntil = Number.POSITIVE_INFINITY;
    const body = { key, url: address, language: navigator.language };
    const opened = openSession(origin, body).then(
      (answer) => {
        goodUntil = Date.now() + (answer.expires_in - margin) * 1000;
        return answer;
      },
      (error: unknown) => {
        session = null;
        throw error;
      },
    );
    session = opened;
    return opened;
  };

  const askOnce = async (question: string, show: (answer: AssistantAnswer) => void) => {
    const { token } = await open();
    const body = { question, ...(conversation !== null && { conversation_id: conversation }) };
    const answer = await ask(origin, token, body, show);
    conversation = answer.conversation_id || conversation;
    return answer;
  };

  return {
    open,
    // A session that ended meanwhile is opened again, which no reader needs to notice.
    ask: async (question, show) => {
      try {
        return await askOnce(question, show);
      } catch (error) {
        const kind = getFailureKind(error);
        if (kind !== 'expired' && kind !== 'lost') throw error;
        session = null;
        if (kind === 'lost') conversation = null;
        return askOnce(question, show);
      }
    },
    rate: async (messageId, isHelpful) => {
      const { token } = await open();
      await rate(origin, token, messageId, isHelpful);
    },
    follow: (messageId) => {
      void session?.then(
        ({ token }) => countFollowed(origin, token, messageId),
        () => undefined,
      );
    },
  };
}
