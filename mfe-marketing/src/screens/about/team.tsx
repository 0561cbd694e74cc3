import { Group } from '../../lib/page';
import { Portrait } from './portrait';
import { team } from './team-members';
import styles from './team.module.css';

/** The three people behind CPal. */
export function Team() {
  return (
    <Group id="team" title="The team">
      <ul className={styles.team}>
        {team.map(({ name, portrait, role, about }) => (
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
