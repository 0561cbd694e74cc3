import { send, useCall } from '@cpal/shared/api';
import type { BodyOf } from '@cpal/shared/contract/call';
import { createLicense } from '@cpal/shared/contract/licenses/license';
import { entitlingStatuses, licenseProductId } from '@cpal/shared/contract/licenses/license-terms';
import { addBlog, lookAtBlog, type Site } from '@cpal/shared/contract/blogs/add-blog';
import {
  Actions,
  CallProblem,
  Card,
  messagesOf,
  needsSubscription,
  TextField,
  useForm,
} from '@cpal/shared/controls';
import { paths as sitePaths } from '@cpal/shared/paths';
import { useNavigate } from '@cpal/shared/router';
import { Button, ButtonLink, Notice } from '@cpal/shared/ui';
import { use, useState } from 'react';
import { ofBlog, paths } from '../../paths';
import styles from './add-blog.module.css';
import type { AssistantData } from './assistant-loader';
import { FoundSite } from './found-site';

type AddBlogProps = Pick<AssistantData, 'isAdding' | 'licenses' | 'subscription'>;

/**
 * Asks for the address of a blog, and shows what is there before it is added. A member without any license
 * key gets the first one with it.
 */
export function AddBlog({ isAdding, licenses, subscription }: AddBlogProps) {
  const navigate = useNavigate();
  const [site, setSite] = useState<Site | null>(null);
  const [isBack, setBack] = useState(false);
  const adding = useCall();
  const { formProps, field, isBusy, problem } = useForm({
    initial: { url: '' },
    check: ({ url }) => messagesOf(lookAtBlog.body, { url: url.trim() }),
    send: async ({ url }) => {
      adding.forget();
      setSite((await send(lookAtBlog, { body: { url: url.trim() } })).site);
    },
    refusals: { invalid_url: 'url', validation_failed: 'url', blog_unreadable: 'url' },
    onDone: () => undefined,
  });

  const add = (body: BodyOf<typeof addBlog>) =>
    void adding.run(async () => {
      const { blog } = await send(addBlog, { body });
      await makeFirstKey(licenses);
      await navigate(ofBlog(paths.assistant(), blog.id));
    });

  if (site !== null)
    return (
      <Card title="Add your blog">
        <FoundSite
          site={site}
          isBusy={adding.isBusy}
          onAdd={(accent) => add(chosen(site, accent))}
          onChange={() => {
            adding.forget();
            setBack(true);
            setSite(null);
          }}
        />
        <CallProblem problem={adding.problem} failure={addFailure} />
      </Card>
    );
  return (
    <Card title="Add your blog">
      <NeedsPlan subscription={subscription} />
      <form ref={isBack ? focusAddress : undefined} className={styles.form} {...formProps}>
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
          <Button type="submit" busy={isBusy && 'Looking at your blog...'}>
            Add my blog
          </Button>
          {isAdding && (
            <ButtonLink tone="secondary" to={paths.assistant()}>
              Cancel
            </ButtonLink>
          )}
        </Actions>
      </form>
      <CallProblem
        problem={adding.problem ?? problem}
        failure={adding.problem === null ? lookFailure : addFailure}
      />
      {problem !== null && !needsSubscription(problem) && (
        <Button
          tone="secondary"
          busy={adding.isBusy && 'Adding...'}
          onClick={() => add({ url: field('url').value.trim() })}
        >
          Add it anyway
        </Button>
      )}
      <h3>What happens next</h3>
      <ol className={styles.next}>
        <li>We read your posts right away.</li>
        <li>You add our plugin to WordPress, or one line elsewhere. It also verifies the blog.</li>
        <li>A button appears under your recipes, and your readers can ask.</li>
      </ol>
    </Card>
  );
}

/** After “No”, the address is what is changed next. */
const focusAddress = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

const addFailure = 'Failed to add your blog. Please try again.';
const lookFailure = 'We couldn’t look at your blog. Please try again.';

/** A site to add, with what it says of itself. */
const chosen = ({ url, name, language, system }: Site, accent: string | undefined) => ({
  url,
  ...(name !== null && { name }),
  ...(language !== null && { language }),
  ...(system !== null && { system }),
  ...(accent !== undefined && { accent }),
});

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
