import { send } from '@cpal/shared/api';
import { addBlog } from '@cpal/shared/contract/blog';
import { createLicense } from '@cpal/shared/contract/license';
import { entitlingStatuses, licenseProductId } from '@cpal/shared/contract/license-terms';
import { Actions, CallProblem, Card, messagesOf, TextField, useForm } from '@cpal/shared/controls';
import { paths as sitePaths } from '@cpal/shared/paths';
import { useNavigate } from '@cpal/shared/router';
import { Button, ButtonLink, Notice } from '@cpal/shared/ui';
import { use } from 'react';
import { ofBlog, paths } from '../../paths';
import styles from './add-blog.module.css';
import type { AssistantData } from './assistant-loader';

type AddBlogProps = Pick<AssistantData, 'isAdding' | 'licenses' | 'subscription'>;

/** Asks for the address of a blog. A member without any license key gets the first one with it. */
export function AddBlog({ isAdding, licenses, subscription }: AddBlogProps) {
  const navigate = useNavigate();
  const { formProps, field, isBusy, problem } = useForm({
    initial: { url: '' },
    check: ({ url }) => messagesOf(addBlog.body, { url: url.trim() }),
    send: async ({ url }) => {
      const { blog } = await send(addBlog, { body: { url: url.trim() } });
      await makeFirstKey(licenses);
      await navigate(ofBlog(paths.assistant(), blog.id));
    },
    refusals: { invalid_url: 'url', validation_failed: 'url' },
    onDone: () => undefined,
  });

  return (
    <Card title="Add your blog">
      <NeedsPlan subscription={subscription} />
      <form className={styles.form} {...formProps}>
        <TextField
          label="Address of your blog"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="miabakes.com"
          required
          {...field('url')}
        />
        <Actions>
          <Button type="submit" busy={isBusy && 'Adding...'}>
            Add my blog
          </Button>
          {isAdding && (
            <ButtonLink tone="secondary" to={paths.assistant()}>
              Cancel
            </ButtonLink>
          )}
        </Actions>
      </form>
      <CallProblem problem={problem} failure="Failed to add your blog. Please try again." />
      <h3>What happens next</h3>
      <ol className={styles.next}>
        <li>We read your posts right away.</li>
        <li>You paste one line into your blog. It also verifies that the blog is yours.</li>
        <li>A button appears under your recipes, and your readers can ask.</li>
      </ol>
    </Card>
  );
}

/** The line to paste needs a key. Where making it fails, the set-up offers it again. */
async function makeFirstKey(licenses: AssistantData['licenses']) {
  const known = await licenses;
  if (!('value' in known) || known.value.licenses.length > 0) return;
  await send(createLicense, { body: { product_id: licenseProductId } }).catch(() => null);
}

/** Says beforehand that a plan comes first; where that is not known, the call will say it. */
function NeedsPlan({ subscription }: Pick<AddBlogProps, 'subscription'>) {
  const known = use(subscription);
  if ('problem' in known) return null;
  if (known.value !== null && entitlingStatuses.has(known.value.status)) return null;
  return (
    <Notice tone="warn">
      <p>Choose a plan first, then add your blog.</p>
      <ButtonLink to={sitePaths.pricing()}>View Pricing Plans</ButtonLink>
    </Notice>
  );
}
