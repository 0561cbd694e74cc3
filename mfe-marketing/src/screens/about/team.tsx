import { Group } from '../../lib/page';
import { Portrait } from './portrait';
import type { TeamData } from './team-members';
import styles from './team.module.css';

/** The people behind CPal; made-up ones are not passed off as real. */
export function Team({ isSample, members }: TeamData) {
  return (
    <Group id="team" title="The team">
      {isSample && (
        <p className={styles.note}>
          The people on this sample page are made up. The real team will be introduced here.
        </p>
      )}
      <ul className={styles.team}>
        {members.map(({ name, portrait, role, about }) => (
          <li key={name} className={styles.member}>
            <Portrait of={portrait} />
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}
