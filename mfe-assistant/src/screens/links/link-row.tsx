import { send, useCall } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { type AffiliateLink, changeLink } from '@cpal/shared/contract/blogs/house-answers';
import { CallProblem } from '@cpal/shared/controls';
import { EntryRow } from '../../lib/entry-row';
import { Switch } from '../../lib/switch';
import styles from './link-row.module.css';

interface LinkRowProps {
  blog: Blog;
  link: AffiliateLink;
  onEdit: () => void;
  onDelete: () => void;
  /** Called with what to tell the member. */
  onSwitched: (message: string) => void;
}

/** One affiliate link: what calls for it, where it leads, how often it was pressed. */
export function LinkRow({ blog, link, onEdit, onDelete, onSwitched }: LinkRowProps) {
  const { isBusy, problem, run } = useCall();
  const { id: linkId, clicks, ...body } = link;
  const { label, keywords, url, is_active } = body;

  const turn = async (isActive: boolean) => {
    const change = { params: { id: blog.id, linkId }, body: { ...body, is_active: isActive } };
    if (await run(() => send(changeLink, change)))
      onSwitched(isActive ? `${label} is shown.` : `${label} is no longer shown.`);
  };

  return (
    <EntryRow subject={label} onEdit={onEdit} onDelete={onDelete}>
      <h2 className={styles.label}>{label}</h2>
      <p className={styles.url}>{url}</p>
      <ul className={styles.keywords} aria-label="Shown for">
        {keywords.map((keyword) => (
          <li key={keyword}>{keyword}</li>
        ))}
      </ul>
      <p>{clicks === 1 ? '1 click' : `${clicks} clicks`}</p>
      <Switch
        label="Shown to readers"
        subject={label}
        isOn={is_active}
        isBusy={isBusy}
        onChange={(isOn) => void turn(isOn)}
      />
      <CallProblem problem={problem} failure="Couldn’t save this setting. Try again." />
    </EntryRow>
  );
}
