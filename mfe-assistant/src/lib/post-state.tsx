import type { PostSummary } from '@cpal/shared/contract/blogs/blog';
import { Badge } from '@cpal/shared/controls';

/** What a post's state is called, and how it looks. */
const words = {
  ready: ['good', 'Ready'],
  waiting: ['neutral', 'Waiting'],
  problem: ['warn', 'Not readable'],
} as const;

/** The state of a post as a member is told it; a post that was read with flaws needs a look. */
export function PostState({ post }: { post: Pick<PostSummary, 'state' | 'problems'> }) {
  if (post.state === 'ready' && post.problems.length > 0)
    return <Badge tone="warn">Needs a look</Badge>;
  const [tone, label] = words[post.state];
  return <Badge tone={tone}>{label}</Badge>;
}
