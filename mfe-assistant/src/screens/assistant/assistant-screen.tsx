import { Card } from '@cpal/shared/controls';
import { useLoaderData } from '@cpal/shared/router';
import { BlogScreen } from '../../lib/blog-screen';
import type { assistantLoader } from './assistant-loader';

/** Where a member sets the assistant up and runs it. */
export function AssistantScreen() {
  const data = useLoaderData<typeof assistantLoader>();
  return (
    <BlogScreen title="Assistant" lead="What answers your readers, from your own posts." {...data}>
      {({ name, domain }) => (
        <Card title={name}>
          <p>{domain}</p>
        </Card>
      )}
    </BlogScreen>
  );
}
