import { send, useCall } from '@cpal/shared/api';
import { lookAtBlog } from '@cpal/shared/contract/blogs/add-blog';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { CallProblem, StatusMessage } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { type ChangeEventHandler, useState } from 'react';
import { AccentChoice } from '../../lib/accent-choice';
import styles from './blog-colors.module.css';

interface BlogColorsProps {
  blog: Blog;
  /** The accent as it is typed. */
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Looks for the colors of the blog when asked, and takes one of them as the accent by one click. */
export function BlogColors({ blog, value, onChange }: BlogColorsProps) {
  const [accents, setAccents] = useState<readonly string[] | null>(null);
  const { isBusy, problem, run } = useCall();

  const look = () =>
    run(async () => {
      const { site } = await send(lookAtBlog, { body: { url: blog.url } });
      setAccents(site.accents);
    });

  return (
    <div className={styles.colors}>
      {accents !== null && accents.length > 0 ? (
        <AccentChoice
          label="Colors of your blog"
          accents={accents}
          value={value}
          onChange={onChange}
        />
      ) : (
        <Button
          tone="secondary"
          busy={isBusy && 'Looking at your blog...'}
          onClick={() => void look()}
        >
          Find the colors of my blog
        </Button>
      )}
      <StatusMessage>{accents === null ? '' : foundColors(accents.length)}</StatusMessage>
      <CallProblem problem={problem} failure="We couldn’t look at your blog. Please try again." />
    </div>
  );
}

function foundColors(count: number) {
  if (count === 0) return 'We found no color that marks your blog.';
  return count === 1 ? 'One color found.' : `${count} colors found.`;
}
