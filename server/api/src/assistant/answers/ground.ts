import type { Affiliate, BlogIndex, House, Memory, OwnVoice, Reply } from '@cpal/assistant/engine';
import type { Turn } from '@cpal/assistant/model';
import type { AnswerAuthor } from '@cpal/shared/contract/assistant/answer-trace';
import type { Network } from '../../http/limits/address';
import type { ReadyPost } from '../posts/prepared-posts';

/** What was asked and answered, as it is kept. */
export interface Exchange {
  messageId: string;
  question: string;
  /** As it was shown, which can be a model's words. */
  text: string;
  tier: Reply['tier'];
  /** Who wrote the text. */
  by: AnswerAuthor;
  reply: Reply;
}

/** What one answer is made from. */
export interface AnswerContext {
  post: ReadyPost;
  voice: OwnVoice;
  house: readonly House[];
  links: readonly Affiliate[];
  /** The blog's other posts; their index takes a while to make, so it is asked for only at need. */
  others: () => Promise<BlogIndex | null>;
  memory: Memory;
  /** The conversation's last questions with their answers, oldest first, as they are kept. */
  turns: () => Promise<Turn[]>;
  /** Who pays for a model; null if none may answer. */
  licenseId: string | null;
  /** The reader's, which have a share of what the license may use; null if it is the member. */
  networks: readonly Network[] | null;
}

/** The same with where the answer is kept. */
export interface Ground extends AnswerContext {
  conversationId: string;
  keep: (exchange: Exchange) => Promise<void>;
}
