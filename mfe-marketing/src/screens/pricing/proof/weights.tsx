import { kilobytes } from './figures';
import styles from './weights.module.css';
import proof from './proof.json';

const source = {
  address: 'https://www.store-vitals.com/blog/chat-widgets-core-web-vitals-performance',
  title: 'Chat Widgets and Core Web Vitals',
  publisher: 'StoreVitals',
  day: '2026-05-14',
  shownDay: 'May 14, 2026',
};

/** Of other chats, what the source says of each. */
const others = [
  { name: 'Intercom', weight: '300–500 KB' },
  { name: 'Gorgias', weight: '180–280 KB' },
  { name: 'Tidio', weight: '150–250 KB' },
];

/** How much script a chat brings to a page before anybody asks: ours as measured, others as published. */
export function Weights() {
  return (
    <div className={styles.weights}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Script that a chat brings to a page, before anybody asks
        </caption>
        <thead>
          <tr>
            <th scope="col">Chat</th>
            <th scope="col">Script</th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.own}>
            <th scope="row">CPal</th>
            <td>{kilobytes(proof.bytes.visit)}</td>
          </tr>
          {others.map(({ name, weight }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{weight}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.source}>
        <span>{`CPal: our own measurement, gzip. The others: ${source.publisher}, `}</span>
        <a href={source.address} rel="noopener">
          {source.title}
        </a>
        <span>, </span>
        <time dateTime={source.day}>{source.shownDay}</time>
        <span>, which does not say how its figures are compressed.</span>
      </p>
    </div>
  );
}
