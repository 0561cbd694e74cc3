import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { Card, Day } from '@cpal/shared/controls';
import { ButtonLink, Notice } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import { placeName } from '../../../lib/blogs';
import { ofBlog, paths } from '../../../paths';
import type { AssistantData } from '../assistant-loader';
import { Reading } from '../reading';
import { Snippet } from '../snippet';
import { CardToShare } from './card-to-share';
import { isJustLive } from './just-live';
import styles from './live.module.css';

interface LiveProps extends Pick<AssistantData, 'card' | 'licenses' | 'posts' | 'wantsCard'> {
  blog: Blog;
  /** What to say before all else. */
  children: ReactNode;
}

/** What a member sees once readers ask: that it runs, and what is worth a look now. */
export function Live({ blog, licenses, posts, children, ...opened }: LiveProps) {
  return (
    <Card title={isJustLive(blog) ? 'Your blog answers now' : `Live on ${blog.name}`}>
      {children}
      <Notice tone="good">
        <p>
          <span>
            {blog.is_enabled
              ? `We saw it live on your blog: ${placeName(blog)}. Readers last opened it on `
              : `Switched off below, so readers don’t see it. They last opened it on `}
          </span>
          <Day seconds={blog.seen_live_at ?? 0} withTime />.
        </p>
      </Notice>
      <CardToShare blog={blog} {...opened} />
      <Reading blog={blog} posts={posts} />
      <div className={styles.next}>
        <ButtonLink to={ofBlog(paths.insights(), blog.id)}>See what readers ask</ButtonLink>
        <ButtonLink tone="secondary" to={ofBlog(paths.voice(), blog.id)}>
          Change voice and appearance
        </ButtonLink>
      </div>
      <details className={styles.line}>
        <summary>The line for your blog</summary>
        <div className={styles.body}>
          <Snippet licenses={licenses} />
        </div>
      </details>
    </Card>
  );
}
