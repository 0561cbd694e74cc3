import { send, useCall } from '@cpal/shared/api';
import type { AnswerOf } from '@cpal/shared/contract/call';
import { previewLink } from '@cpal/shared/contract/blogs/house-answers';
import { CallProblem, WithPicture } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import styles from './link-preview.module.css';

interface LinkPreviewProps {
  blogId: string;
  keywords: string[];
}

type Preview = AnswerOf<typeof previewLink>;

/** Says where a link with these words would have shown in the last 30 days, when asked. */
export function LinkPreview({ blogId, keywords }: LinkPreviewProps) {
  const [found, setFound] = useState<{ for: string; preview: Preview } | null>(null);
  const { isBusy, problem, run } = useCall();
  const words = keywords.join(', ');
  const look = () =>
    run(async () => {
      const preview = await send(previewLink, { params: { id: blogId }, body: { keywords } });
      setFound({ for: words, preview });
    });
  return (
    <div className={styles.preview}>
      <Button
        tone="secondary"
        disabled={keywords.length === 0}
        busy={isBusy && 'Searching...'}
        onClick={() => void look()}
      >
        Preview where it appears
      </Button>
      <div role="status">{found?.for === words && <Found {...found.preview} />}</div>
      <CallProblem problem={problem} failure="Couldn’t load the preview." />
    </div>
  );
}

function Found({ answers, shown, posts }: Preview) {
  if (answers === 0)
    return <p>No questions in the last 30 days, so there is nothing to preview.</p>;
  return (
    <>
      <p>
        {`In the last 30 days it would have stood under ${shown} of ${answers} answers${posts.length === 0 ? '. Try words that your recipes use.' : ':'}`}
      </p>
      <ul className={styles.posts}>
        {posts.map(({ post, shown: times }) => (
          <li key={post.id}>
            <WithPicture picture={post.picture}>{`${post.title}: ${times}`}</WithPicture>
          </li>
        ))}
      </ul>
    </>
  );
}
