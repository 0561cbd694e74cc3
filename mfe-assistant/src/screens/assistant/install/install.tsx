import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { SelectField } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useState } from 'react';
import { placeName } from '../../../lib/blogs';
import type { AssistantData } from '../assistant-loader';
import styles from './install.module.css';
import { PasteLine } from './paste-line';
import { systems, unknownSystem } from './systems';
import { WordPress } from './wordpress';

interface InstallProps extends Pick<AssistantData, 'licenses'> {
  blog: Blog;
}

/** How the assistant gets onto the blog: by our plugin where there is one, else by a line. */
export function Install({ blog, licenses }: InstallProps) {
  const [id, setId] = useState<string>(blog.system ?? unknownSystem);
  const [hasPlugin, setHasPlugin] = useState(true);
  const system = systems.find((one) => one.id === id);
  if (blog.status === 'verified') return <p>{`${placeName(blog)} is yours.`}</p>;
  const isPlugin = id === 'wordpress' && hasPlugin;
  return (
    <>
      <div className={styles.system}>
        <SelectField
          label="My blog runs on"
          value={id}
          onChange={({ target }) => {
            setId(target.value);
            setHasPlugin(true);
          }}
        >
          {systems.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
      </div>
      {isPlugin ? (
        <WordPress blog={blog} licenses={licenses} onNoPlugin={() => setHasPlugin(false)} />
      ) : (
        <>
          {id === 'wordpress' && (
            <div>
              <Button tone="quiet" onClick={() => setHasPlugin(true)}>
                Use the plugin instead
              </Button>
            </div>
          )}
          {system && <PasteLine blog={blog} licenses={licenses} system={system} />}
        </>
      )}
    </>
  );
}
