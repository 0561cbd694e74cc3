import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { Actions, Card } from '@cpal/shared/controls';
import { ButtonLink } from '@cpal/shared/ui';
import { ofBlog, paths } from '../../paths';
import styles from './nothing-yet.module.css';

/** Before the first question: what will be here, and what can be done until then. */
export function NothingYet({ blog }: { blog: Blog }) {
  const isLive = blog.status === 'verified' && blog.is_enabled;
  return (
    <Card title="No questions yet">
      <p>
        {isLive
          ? `${blog.name} is ready for questions. As soon as readers ask, you’ll see here:`
          : `Readers of ${blog.name} cannot ask yet. Finish setup first. As soon as they ask, you’ll see here:`}
      </p>
      <ul className={styles.list}>
        <li>what they ask most, post by post;</li>
        <li>which questions your posts leave open, and a way to answer them;</li>
        <li>how many answers helped, and when your readers cook.</li>
      </ul>
      <p>
        A question appears once three readers have asked it, so that no reader can be identified.
      </p>
      <Actions>
        {!isLive && <ButtonLink to={ofBlog(paths.assistant(), blog.id)}>Finish setup</ButtonLink>}
        <ButtonLink tone="secondary" to={ofBlog(paths.posts(), blog.id)}>
          Try it yourself
        </ButtonLink>
      </Actions>
    </Card>
  );
}
