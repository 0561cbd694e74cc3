import art from '../../lib/art.module.css';
import styles from './story-art.module.css';

const alt =
  'A kitchen counter. On a tablet beside the mixing bowl a reader asks whether yogurt will do ' +
  'instead of buttermilk, and the recipe answers: yes, with a spoon of lemon.';

/** Where CPal began: a question at the counter, with flour on the hands. */
export function StoryArt() {
  return (
    <svg className={styles.art} viewBox="0 0 560 460" role="img" aria-label={alt}>
      <rect className={art.tint} width="560" height="460" rx="24" />
      <Shelf />
      <Tablet />
      <rect className={art.crust} y="388" width="560" height="14" />
      <path className={styles.counter} d="M0 402h560v34a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z" />
      <Bowl />
      <Eggs />
    </svg>
  );
}

function Shelf() {
  return (
    <>
      <rect className={art.crust} x="40" y="132" width="200" height="10" rx="5" />
      {jars.map(([x, height, fill]) => (
        <g key={x} transform={`translate(${x} ${132 - height})`}>
          <rect className={art.paper} y="10" width="44" height={height - 10} rx="8" />
          <path
            className={fill}
            d={`M2 ${height / 2}h40v${height / 2 - 10}a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8Z`}
          />
          <rect className={art.crust} x="4" width="36" height="12" rx="4" />
        </g>
      ))}
      <path
        className={art.herb}
        d="M216 98c-20 0-28-14-26-30 16 2 26 12 26 30Zm2 0c0-22 8-36 26-42 6 22-4 38-26 42Zm-2-26c-10-12-8-28 2-36 10 12 8 26-2 36Z"
      />
      <path className={styles.pot} d="M198 96h40l-5 36h-30Z" />
    </>
  );
}

const jars = [
  [58, 84, art.butter],
  [112, 70, art.peach],
] as const;

function Tablet() {
  return (
    <>
      <rect className={styles.edge} x="276" y="60" width="244" height="330" rx="22" />
      <rect className={art.paper} x="288" y="72" width="220" height="306" rx="12" />
      <path
        className={art.herbTint}
        d="M300 72h196a12 12 0 0 1 12 12v76H288V84a12 12 0 0 1 12-12Z"
      />
      <ellipse className={art.paper} cx="398" cy="142" rx="78" ry="13" />
      <path className={art.crust} d="M340 138c0-58 116-58 116 0Z" />
      <path
        className={art.butter}
        d="M352 126c4-40 88-40 92 0-10 8-18-4-28 2s-18 8-26 0-24 8-38-2Z"
      />
      <circle className={art.accent} cx="398" cy="86" r="9" />
      <text className={art.title} x="303" y="194">
        Buttermilk cake
      </text>
      <rect className={art.accent} x="330" y="212" width="166" height="60" rx="16" />
      <text className={art.onAccent} x="344" y="237">
        <tspan>Will yogurt do</tspan>
        <tspan x="344" dy="21">
          for buttermilk?
        </tspan>
      </text>
      <rect className={art.sunken} x="300" y="284" width="178" height="80" rx="16" />
      <text className={art.text} x="314" y="309">
        <tspan>Yes. Thin it with</tspan>
        <tspan x="314" dy="21">
          a spoon of lemon,
        </tspan>
        <tspan x="314" dy="21">
          as in step 3.
        </tspan>
      </text>
    </>
  );
}

function Bowl() {
  return (
    <>
      <g transform="rotate(24 190 250)">
        <rect className={art.crust} x="184" y="176" width="12" height="76" rx="6" />
        <path
          className={styles.wire}
          d="M190 252c-34 20-34 76 0 84 34-8 34-64 0-84Zm0 0c-14 24-14 66 0 84 14-18 14-60 0-84Z"
        />
      </g>
      <ellipse className={art.butter} cx="140" cy="306" rx="104" ry="16" />
      <path className={art.cream} d="M34 304h212c0 52-36 84-74 84h-64c-38 0-74-32-74-84Z" />
      <path className={art.peach} d="M38 326h204l-5 16H43Z" />
    </>
  );
}

function Eggs() {
  return (
    <>
      <ellipse className={art.cream} cx="258" cy="374" rx="19" ry="15" />
      <ellipse className={art.butter} cx="240" cy="378" rx="17" ry="13" />
      <ellipse className={styles.flour} cx="398" cy="424" rx="96" ry="9" />
      <ellipse className={styles.flour} cx="150" cy="430" rx="60" ry="6" />
    </>
  );
}
