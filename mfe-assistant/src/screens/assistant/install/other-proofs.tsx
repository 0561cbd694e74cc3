import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { CodeLine } from '../../../lib/code-line';
import styles from './other-proofs.module.css';

/** Two proofs that bring nothing to readers yet: for who wants to try first. */
export function OtherProofs({ meta_tag, file_url, file_body }: Blog['verification']) {
  return (
    <details className={styles.proofs}>
      <summary>Verify without the line</summary>
      <div className={styles.body}>
        <p>Either of these verifies that the blog is yours. Your readers won’t see it.</p>
        <h4>A tag in the head of your blog’s first page</h4>
        <CodeLine label="Copy the tag" code={meta_tag} />
        <h4>A file</h4>
        <p className={styles.address}>
          At <code>{file_url}</code>, with this text in it:
        </p>
        <CodeLine label="Copy the text" code={file_body} />
      </div>
    </details>
  );
}
