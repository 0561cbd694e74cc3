import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { downloadPlugin } from '@cpal/shared/contract/blogs/connection';
import { Button, ExternalButtonLink } from '@cpal/shared/ui';
import type { AssistantData } from '../assistant-loader';
import { WithKey } from '../snippet';
import { Connect } from './connect';
import { inDashboard } from './dashboard';
import styles from './install.module.css';

interface WordPressProps extends Pick<AssistantData, 'licenses'> {
  blog: Blog;
  /** For who may install no plugins, as in the smaller plans of WordPress.com. */
  onNoPlugin: () => void;
}

/** How our plugin gets into a WordPress and is connected, without anything to paste. */
export function WordPress({ blog, licenses, onNoPlugin }: WordPressProps) {
  return (
    <WithKey licenses={licenses}>
      {() => (
        <>
          <ol className={styles.plugin}>
            <li>
              <div className={styles.about}>
                <h4>Download the plugin</h4>
                <p>One small file, cpal.zip. Leave it zipped.</p>
              </div>
              {/* The answer is a file to save, so the page stays. */}
              <form action={downloadPlugin.path}>
                <Button type="submit" tone="secondary">
                  Download
                </Button>
              </form>
            </li>
            <li>
              <div className={styles.about}>
                <h4>Upload it to WordPress</h4>
                <p>Choose the file, click Install Now, then Activate Plugin.</p>
              </div>
              <ExternalButtonLink
                tone="secondary"
                href={inDashboard(blog, 'plugin-install.php', { tab: 'upload' })}
              >
                Open upload page
              </ExternalButtonLink>
            </li>
            <Connect blog={blog} />
          </ol>
          <div>
            <Button tone="quiet" onClick={onNoPlugin}>
              I can’t install plugins
            </Button>
          </div>
        </>
      )}
    </WithKey>
  );
}
