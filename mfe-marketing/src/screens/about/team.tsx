import { Group } from '../../lib/page';
import { team } from './team-members';
import styles from './team.module.css';

/** The three people behind CPal, each at their place at the table. */
export function Team() {
  return (
    <Group title="The team">
      <ul className={styles.team}>
        {team.map(({ name, initials, role, about }) => (
          <li key={name} className={styles.member}>
            <Plate initials={initials} />
            <h3>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** A place setting with a monogram on the plate. */
function Plate({ initials }: { initials: string }) {
  return (
    <svg className={styles.plate} viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <circle className={styles.rim} cx="100" cy="70" r="62" />
      <circle className={styles.well} cx="100" cy="70" r="44" />
      <text className={styles.initials} x="100" y="83" textAnchor="middle">
        {initials}
      </text>
      <path
        className={styles.cutlery}
        d="M20 24v92M11 24v20a9 9 0 0 0 18 0V24M180 116V24c-11 6-13 30-9 46h9"
      />
    </svg>
  );
}
