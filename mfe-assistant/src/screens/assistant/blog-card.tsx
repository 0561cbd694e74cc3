import { send, useCall } from '@cpal/shared/api';
import { type Blog, changeBlog, readBlog } from '@cpal/shared/contract/blog';
import { Card } from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button, ButtonLink } from '@cpal/shared/ui';
import { useState } from 'react';
import { Actions } from '../../lib/actions';
import { CallProblem } from '../../lib/call-problem';
import { Switch } from '../../lib/switch';
import { Told } from '../../lib/told';
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
        about="Switched off, the button is gone from your blog within a minute."
        isOn={blog.is_enabled}
        isBusy={isBusy}
        onChange={(is_enabled) =>
          void act(
            () => send(changeBlog, { params, body: { is_enabled } }),
            is_enabled ? 'The assistant is switched on.' : 'The assistant is switched off.',
            'Failed to change the switch. Please try again.',
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
              'We read your blog again.',
              'Failed to start the reading. Please try again.',
            )
          }
        >
          Read My Blog Again
        </Button>
        <ButtonLink tone="secondary" to={toAddBlog()}>
          Add Another Blog
        </ButtonLink>
        <Button tone="quiet" onClick={() => ask(true)}>
          Remove This Blog
        </Button>
      </Actions>
      <Told>{told}</Told>
      <CallProblem problem={problem} failure={failure} />
      {isAsked && <RemoveBlogDialog blog={blog} onClose={() => ask(false)} />}
    </Card>
  );
}
