import { kilobytes, longDay } from './figures';
import styles from './measured.module.css';
import proof from './proof.json';
import { Weights } from './weights';

const { answer, bytes, languages, measured } = proof;

const list = new Intl.ListFormat('en-US').format(languages);

const figures = [
  {
    title: 'On each of your pages',
    value: kilobytes(bytes.visit),
    line: 'Of script, compressed. It waits until the browser is idle.',
  },
  {
    title: 'When a reader asks',
    value: `+ ${kilobytes(bytes.asking)}`,
    line: 'Loaded at the first click on its button, by nobody else.',
  },
  {
    title: 'To find an answer',
    value: `${answer.milliseconds} ms`,
    line: `Processor time, the median of ${answer.questions} questions on our demo blog.`,
  },
  {
    title: 'Without a language model',
    value: `${languages.length} languages`,
    line: `${list}.`,
  },
];

/** What the benchmark of the project says, with its day. */
export function Measured() {
  return (
    <>
      <p>
        <span>What our benchmarks measured on </span>
        <time dateTime={measured}>{longDay(measured)}</time>
        <span>.</span>
      </p>
      <dl className={styles.figures}>
        {figures.map(({ title, value, line }) => (
          <div key={title} className={styles.figure}>
            <dt>{title}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.line}>{line}</dd>
          </div>
        ))}
      </dl>
      <Weights />
    </>
  );
}
