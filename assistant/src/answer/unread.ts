import { findFrame } from '../language/packs/frames';
import { findTalk } from '../language/packs/find-talk';
import type { Frame, Talk } from '../language/packs/frame';
import { unsupportedSentence } from '../language/unsupported/sentences';
import { type Exclusions, isAllergic } from '../safety/exclusions';
import type { Draft } from './draft';

/** A message in a language that the engine does not read. */
interface Unread {
  message: string;
  /** Its language, as a tag. */
  language: string;
  /** The post's title. */
  title: string;
  /** It gives the assistant an order. */
  isOrder: boolean;
  exclusions: Exclusions;
}

/**
 * The engine's own answer to a message that it cannot read: to small talk and orders in the words of the
 * language's frame, else that it is not answered, with the advice on labels where an allergy is known.
 */
export function unreadDraft(unread: Unread): Draft {
  const { message, language, title, isOrder, exclusions } = unread;
  const frame = findFrame(language);
  if (frame === null) return unanswered(language, '');
  if (isOrder) {
    return { intent: 'offtopic', text: frame.offTopic(title), tier: 'refusal', sources: [] };
  }
  const talk = findTalk(frame, message);
  if (talk !== null) return talkDraft(frame, talk, title);
  return unanswered(language, isAllergic(exclusions) ? `\n${frame.allergy}` : '');
}

const unanswered = (language: string, advice: string): Draft => ({
  intent: 'other',
  text: `${unsupportedSentence(language)}${advice}`,
  tier: 'refusal',
  sources: [],
  isUnanswered: true,
});

function talkDraft(frame: Frame, talk: Talk, title: string): Draft {
  const said = { tier: 'post', sources: [] } as const;
  if (talk === 'thanks') return { ...said, intent: 'thanks', text: frame.thanks };
  return { ...said, intent: 'greeting', text: frame[talk](title) };
}
