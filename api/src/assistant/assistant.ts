import { createModel } from '@cpal/assistant/model';
import type { Uses } from '../server/services';
import { createDemo } from './answers/demo-ground';
import { createNetworkShares } from './answers/network-shares';
import { createBlogIndexes } from './posts/blog-indexes';
import { createPreparedPosts } from './posts/prepared-posts';
import { createReaderTokens } from './readers/reader-tokens';
import { createVisitors } from './readers/visitors';

/** Builds what the readers' calls keep in memory. */
export function createAssistant(
  services: Uses<'clock' | 'db' | 'log' | 'settings' | 'tokenSecret'>,
) {
  const { db, clock, tokenSecret, settings } = services;
  return {
    /** Null where none is set. */
    model: settings.model && createModel(settings.model),
    networkShares: createNetworkShares(services),
    readerTokens: createReaderTokens(tokenSecret, clock),
    visitors: createVisitors({ db, clock }),
    preparedPosts: createPreparedPosts(db),
    blogIndexes: createBlogIndexes(db, clock),
    demo: createDemo(),
  };
}

export type Assistant = ReturnType<typeof createAssistant>;
