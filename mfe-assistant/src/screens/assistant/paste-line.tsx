import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { SelectField } from '@cpal/shared/controls';
import { useState } from 'react';
import { placeName } from '../../lib/blogs';
import type { AssistantData } from './assistant-loader';
import { OtherProofs } from './other-proofs';
import styles from './paste-line.module.css';
import { Snippet } from './snippet';
import { systems } from './systems';
import { Verify } from './verify';

interface PasteLineProps extends Pick<AssistantData, 'licenses'> {
  blog: Blog;
}

/** How the line gets into the blog. Once it is found there, the blog is the member's. */
export function PasteLine({ blog, licenses }: PasteLineProps) {
  if (blog.status === 'verified') return <p>{`${placeName(blog)} is yours.`}</p>;
  return (
    <>
      <p>
        {`This one line brings the assistant under your recipes. It also shows us that ${placeName(blog)} is yours. We look for it on ${new URL(blog.path, blog.url).href}, and again each night.`}
      </p>
      <Snippet licenses={licenses} />
      <Where />
      <Verify blog={blog} />
      <OtherProofs {...blog.verification} />
    </>
  );
}

function Where() {
  const [name, setName] = useState<string>(systems[0].name);
  const system = systems.find((one) => one.name === name) ?? systems[0];
  return (
    <div className={styles.where}>
      <SelectField
        label="My blog runs on"
        value={name}
        onChange={({ target }) => setName(target.value)}
      >
        {systems.map((one) => (
          <option key={one.name}>{one.name}</option>
        ))}
      </SelectField>
      <ol className={styles.steps}>
        {system.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
