import { createHmac } from 'node:crypto';
import { createModel } from '@cpal/assistant/model';
import type { Uses } from '../kernel/services';
import { createAnswerCache } from './answers/answer-cache';
import { createDemo } from './answers/demo-ground';
import { createNetworkShares } from './answers/network-shares';
import { createModelCheck } from './model-status';
import { createBlogIndexes } from './posts/blog-indexes';
import { createKnownGaps } from './posts/known-gaps';
import { createPreparedPosts } from './posts/prepared-posts';
import { createReaderTokens } from './readers/reader-tokens';
import { createVisitors } from './readers/visitors';

/** Builds what the readers' calls keep in memory. */
export function createAssistant(
  services: Uses<'clock' | 'db' | 'log' | 'settings' | 'tokenSecrets'>,
) {
  const { db, clock, tokenSecrets, settings } = services;
  const model = settings.model && createModel(settings.model);
  return {
    /** Null where none is set. */
    model,
    checkModel: createModelCheck(model, clock),
    /** Makes the nonces of prompts, the same in all processes, so that providers can cache them. */
    promptSecret: createHmac('sha256', tokenSecrets[0]).update('prompts').digest('base64url'),
    answerCache: createAnswerCache(),
    networkShares: createNetworkShares(services),
    readerTokens: createReaderTokens(tokenSecrets, clock),
    visitors: createVisitors({ db, clock }),
    preparedPosts: createPreparedPosts(db),
    knownGaps: createKnownGaps(db),
    blogIndexes: createBlogIndexes(db, clock),
    demo: createDemo(),
  };
}

export type Assistant = ReturnType<typeof createAssistant>;

declare module '../kernel/services' {
  interface Services {
    assistant: Assistant;
  }
}
