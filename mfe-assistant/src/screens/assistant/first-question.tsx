import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { ButtonLink, ExternalButtonLink, Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import { ofBlog, paths } from '../../paths';
import type { AssistantData } from './assistant-loader';
import styles from './first-question.module.css';
import { Snippet } from './snippet';

interface FirstQuestionProps extends Pick<AssistantData, 'licenses' | 'posts'> {
  blog: Blog;
}

/** Leads to a post with the assistant beside it: here first, then on the blog. */
export function FirstQuestion(props: FirstQuestionProps) {
  return (
    <>
      {props.blog.status === 'verified' ? (
        <p>
          Open one of your recipes, click the button under it, and ask. We then see that it’s live
          on your blog.
        </p>
      ) : (
        <p>Try the assistant here as soon as a post is read, before any reader sees it.</p>
      )}
      <Suspense fallback={<Skeleton rows={1} rowHeight={2.75} label="Loading a post to try" />}>
        <Places {...props} />
      </Suspense>
    </>
  );
}

function Places({ blog, posts, licenses }: FirstQuestionProps) {
  const known = use(posts);
  if (known === null || 'problem' in known) return null;
  const post = known.value.find(({ state }) => state === 'ready');
  if (post === undefined) return null;
  return (
    <>
      <div className={styles.places}>
        {blog.status === 'verified' && (
          <ExternalButtonLink href={post.url}>Open a recipe on my blog</ExternalButtonLink>
        )}
        <ButtonLink tone="secondary" to={ofBlog(paths.post(post.id), blog.id)}>
          Try it here
        </ButtonLink>
      </div>
      {blog.status === 'verified' && (
        <details className={styles.line}>
          <summary>No button under your recipe?</summary>
          <div className={styles.body}>
            <p>The line isn’t on that page yet. Paste it into the head of every page.</p>
            <Snippet licenses={licenses} />
          </div>
        </details>
      )}
    </>
  );
}
