import type { Result } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { License, LicenseDomains as Domains } from '@cpal/shared/contract/licenses/license';
import { LoadProblem } from '@cpal/shared/controls';
import { Button, Skeleton } from '@cpal/shared/ui';
import { type ReactElement, Suspense, useState } from 'react';
import { AllowDomain } from './allow-domain';
import { DomainRow } from './domain-row';
import styles from './license-domains.module.css';
import { ReleaseDialog } from './release-dialog';
import { Uncounted } from './uncounted';
import { useDomains } from './use-domains';

interface LicenseDomainsProps {
  license: License;
  blogs: Promise<Result<Blog[]>>;
  /** Tells the member what was done; an empty text takes back what was told before. */
  onTell: (message: string) => void;
}

/** Where a key is in use, behind a button; a domain can be allowed, and released for another one. */
export function LicenseDomains({ license, blogs, onTell }: LicenseDomainsProps) {
  const { loaded, load } = useDomains(license.id);
  const [isOpen, setOpen] = useState(false);
  const [asked, ask] = useState<string | null>(null);

  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen) void load();
  };

  const release = (message: string) => {
    ask(null);
    onTell(message);
    void load();
  };

  return (
    <div className={styles.domains}>
      <div className={styles.head}>
        <Button tone="quiet" aria-expanded={isOpen} onClick={toggle}>
          <span className={styles.label}>{`Domains${countOf(loaded)}`}</span>
        </Button>
      </div>
      {isOpen && (
        <DomainList
          loaded={loaded}
          live={license.is_active ? blogs : null}
          onRetry={load}
          onRelease={(domain) => {
            onTell('');
            ask(domain);
          }}
        >
          <AllowDomain license={license} onTell={onTell} onDone={() => void load()} />
        </DomainList>
      )}
      {asked !== null && (
        <ReleaseDialog
          license={license}
          domain={asked}
          onClose={() => ask(null)}
          onDone={release}
        />
      )}
    </div>
  );
}

const countOf = (loaded: Result<Domains> | null) =>
  loaded !== null && 'value' in loaded
    ? ` · ${loaded.value.domains.length} of ${loaded.value.limit}`
    : '';

interface DomainListProps {
  loaded: Result<Domains> | null;
  /** The blogs that the key may be at work on; null if it is switched off. */
  live: Promise<Result<Blog[]>> | null;
  onRetry: () => Promise<void>;
  onRelease: (domain: string) => void;
  /** What is below the domains while the key has room for another one. */
  children: ReactElement;
}

function DomainList({ loaded, live, onRetry, onRelease, children }: DomainListProps) {
  if (loaded === null) return <Skeleton rows={1} rowHeight={4} label="Loading domains" />;
  if ('problem' in loaded) {
    const message = 'Failed to load the domains of this key. Please try again later.';
    return <LoadProblem message={message} problem={loaded.problem} onRetry={onRetry} />;
  }
  const { domains, limit } = loaded.value;
  return (
    <>
      <Suspense>
        <Uncounted blogs={live} domains={domains} />
      </Suspense>
      {domains.length > 0 && (
        <ul>
          {domains.map((domain) => (
            <DomainRow key={domain.domain} {...domain} onRelease={() => onRelease(domain.domain)} />
          ))}
        </ul>
      )}
      {domains.length < limit && children}
    </>
  );
}
