import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { placeName } from '../../../lib/blogs';
import type { AssistantData } from '../assistant-loader';
import { Snippet } from '../snippet';
import { Verify } from '../verify';
import styles from './install.module.css';
import { OtherProofs } from './other-proofs';
import type { LineSystem } from './systems';
import { WherePicture } from './where-picture';

interface PasteLineProps extends Pick<AssistantData, 'licenses'> {
  blog: Blog;
  system: LineSystem;
}

/** How the line gets into the blog. Once it is found there, the blog is the member's. */
export function PasteLine({ blog, licenses, system }: PasteLineProps) {
  return (
    <>
      <p>
        {`This one line brings the assistant under your recipes. It also shows us that ${placeName(blog)} is yours. We look for it on ${new URL(blog.path, blog.url).href}, and again each night.`}
      </p>
      <Snippet licenses={licenses} />
      <div className={styles.where}>
        <ol className={styles.steps}>
          {system.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <WherePicture {...system.place} />
      </div>
      <Verify blog={blog} />
      <OtherProofs {...blog.verification} />
    </>
  );
}
