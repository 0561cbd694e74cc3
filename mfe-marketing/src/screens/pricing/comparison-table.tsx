import { plans } from '@cpal/shared/plans';
import { Icon, VisuallyHidden } from '@cpal/shared/ui';
import { comparison } from './comparison';
import styles from './comparison-table.module.css';

/** All plans side by side. */
export function ComparisonTable() {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        What each plan holds. Prices are in US dollars, before taxes.
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Feature</VisuallyHidden>
          </th>
          {plans.map(({ id, name, price }) => (
            <th key={id} scope="col">
              <span>{name}</span> <span className={styles.price}>{`$${price} a month`}</span>
            </th>
          ))}
        </tr>
      </thead>
      {comparison.map((group) => (
        <tbody key={group.title}>
          <tr>
            <th className={styles.group} scope="rowgroup" colSpan={plans.length + 1}>
              {group.title}
            </th>
          </tr>
          {group.rows.map(({ title, line, of }) => (
            <tr key={title} className={styles.row}>
              <th scope="row">
                <span>{title}</span>
                {line !== undefined && <span className={styles.line}>{line}</span>}
              </th>
              {plans.map((plan) => (
                <td key={plan.id}>
                  <Value>{of(plan)}</Value>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Value({ children }: { children: boolean | string }) {
  if (typeof children === 'string') return <span>{children}</span>;
  return (
    <span className={children ? styles.yes : styles.no}>
      {children ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
      <VisuallyHidden>{children ? 'Included' : 'Not included'}</VisuallyHidden>
    </span>
  );
}
