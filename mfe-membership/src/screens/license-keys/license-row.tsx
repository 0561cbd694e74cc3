import type { Result } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { License } from '@cpal/shared/contract/licenses/license';
import { keepFocusNearby } from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button } from '@cpal/shared/ui';
import { useRef, useState } from 'react';
import { LicenseKey } from '../../lib/license-key';
import type { LicenseAction } from './license-actions';
import { LicenseDomains } from './license-domains';
import { LicenseFacts } from './license-facts';
import styles from './license-row.module.css';
import { RenameForm } from './rename-form';
import { RowActions } from './row-actions';

interface LicenseRowProps {
  license: License;
  blogs: Promise<Result<Blog[]>>;
  /** Whether the member has just made it; it then takes the focus. */
  isNew: boolean;
  /** Whether the plan keeps every key from working. */
  isOnHold: boolean;
  onAct: (license: License, action: LicenseAction) => void;
  onTell: (message: string) => void;
}

/** One key with its name, its state, its actions and its domains. */
export function LicenseRow({ license, blogs, isNew, isOnHold, onAct, onTell }: LicenseRowProps) {
  const { name, show } = useName(license);
  const { revalidate } = useRevalidator();
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setRenaming(false);
    opener.current?.focus();
  };

  const save = (given: string) => {
    close();
    show(given || null);
    onTell('Name saved.');
    void revalidate();
  };

  return (
    <li ref={keepFocusNearby} className={styles.row} {...(isNew && { tabIndex: -1 })}>
      <div className={styles.about}>
        {isRenaming ? (
          <RenameForm license={license} name={name ?? ''} onClose={close} onSaved={save} />
        ) : (
          name !== null && <strong className={styles.name}>{name}</strong>
        )}
        <LicenseKey licenseKey={license.key} />
        <LicenseFacts {...{ license, isNew, isOnHold }}>
          <Button
            ref={opener}
            tone="quiet"
            aria-expanded={isRenaming}
            onClick={() => {
              onTell('');
              setRenaming(!isRenaming);
            }}
          >
            {name === null ? 'Add Name' : 'Rename'}
          </Button>
        </LicenseFacts>
      </div>
      <RowActions license={license} onAct={(action) => onAct(license, action)} />
      <LicenseDomains license={license} blogs={blogs} onTell={onTell} />
    </li>
  );
}

/** The name of a key; `show` has one shown that was saved, until the list is loaded again. */
function useName(license: License) {
  const [saved, setSaved] = useState({ over: license.name, name: license.name });
  return {
    name: license.name === saved.over ? saved.name : license.name,
    show: (name: string | null) => setSaved({ over: license.name, name }),
  };
}
