import { createModel } from '@cpal/assistant/model';
import type { Dependencies } from '../server/dependencies';
import { createDemo } from './answers/demo-ground';
import { createBlogIndexes } from './posts/blog-indexes';
import { createPreparedPosts } from './posts/prepared-posts';
import { createReaderTokens } from './readers/reader-tokens';
import { createVisitors } from './readers/visitors';

/** Builds what the readers' calls keep in memory. */
export function createAssistant({
  db,
  clock,
  tokenSecret,
  settings,
}: Pick<Dependencies, 'clock' | 'db' | 'settings' | 'tokenSecret'>) {
  return {
    /** Null where none is set. */
    model: settings.model && createModel(settings.model),
    readerTokens: createReaderTokens(tokenSecret, clock),
    visitors: createVisitors({ db, clock }),
    preparedPosts: createPreparedPosts(db),
    blogIndexes: createBlogIndexes(db, clock),
    demo: createDemo(),
  };
}

export type Assistant = ReturnType<typeof createAssistant>;
