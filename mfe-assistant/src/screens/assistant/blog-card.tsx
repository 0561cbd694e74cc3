import { send, useCall } from '@cpal/shared/api';
import { type Blog, changeBlog, readBlog } from '@cpal/shared/contract/blogs/blog';
import { Actions, CallProblem, Card, StatusMessage } from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button, ButtonLink } from '@cpal/shared/ui';
import { useState } from 'react';
import { Switch } from '../../lib/switch';
import { toAddBlog } from '../../paths';
import type { AssistantData } from './assistant-loader';
import { ModelState } from './model-state';
import { RemoveBlogDialog } from './remove-blog-dialog';

interface BlogCardProps extends Pick<AssistantData, 'model'> {
  blog: Blog;
}

/** What can be done with a blog as a whole, and what answers its readers. */
export function BlogCard({ blog, model }: BlogCardProps) {
  const { revalidate } = useRevalidator();
  const [isAsked, ask] = useState(false);
  const [told, tell] = useState('');
  const [failure, setFailure] = useState('');
  const { isBusy, problem, run } = useCall();

  const act = async (call: () => Promise<unknown>, done: string, failed: string) => {
    tell('');
    setFailure(failed);
    if (!(await run(call))) return;
    tell(done);
    void revalidate();
  };
  const params = { id: blog.id };

  return (
    <Card title="Your blog">
      <Switch
        label="Answer readers on this blog"
        about="When off, the button disappears from your blog within a minute."
        isOn={blog.is_enabled}
        isBusy={isBusy}
        onChange={(is_enabled) =>
          void act(
            () => send(changeBlog, { params, body: { is_enabled } }),
            is_enabled ? 'The assistant is switched on.' : 'The assistant is switched off.',
            'Couldn’t save this setting. Try again.',
          )
        }
      />
      <ModelState model={model} />
      <Actions>
        <Button
          tone="secondary"
          busy={blog.reading !== null && 'Reading...'}
          onClick={() =>
            void act(
              () => send(readBlog, { params }),
              'We’re reading your blog again.',
              'We couldn’t start reading your blog. Try again.',
            )
          }
        >
          Read my blog again
        </Button>
        <ButtonLink tone="secondary" to={toAddBlog()}>
          Add another blog
        </ButtonLink>
        <Button tone="quiet" onClick={() => ask(true)}>
          Remove this blog
        </Button>
      </Actions>
      <StatusMessage>{told}</StatusMessage>
      <CallProblem problem={problem} failure={failure} />
      {isAsked && <RemoveBlogDialog blog={blog} onClose={() => ask(false)} />}
    </Card>
  );
}
