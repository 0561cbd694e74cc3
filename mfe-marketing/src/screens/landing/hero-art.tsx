import art from '../../lib/art.module.css';
import styles from './hero-art.module.css';

const alt =
  'A recipe card for lemon ricotta pancakes. A reader asks whether Greek yoghurt can replace ' +
  'ricotta, and CPal answers from the post: yes, the same amount, strained for ten minutes.';

/** A recipe card with the conversation that it starts. */
export function HeroArt() {
  return (
    <svg className={styles.art} viewBox="0 0 560 520" role="img" aria-label={alt}>
      <Card />
      <Question />
      <Answer />
    </svg>
  );
}

function Card() {
  return (
    <g transform="rotate(-3 200 250)">
      <rect
        className={`${art.paper} ${styles.card}`}
        x="24"
        y="24"
        width="360"
        height="440"
        rx="22"
      />
      <path className={art.tint} d="M46 24h316a22 22 0 0 1 22 22v178H24V46a22 22 0 0 1 22-22Z" />
      <Pancakes />
      <text className={`${art.title} ${styles.name}`} x="52" y="266">
        Lemon ricotta pancakes
      </text>
      <text className={`${art.soft} ${styles.small}`} x="52" y="294">
        Serves 4 · 25 minutes
      </text>
      {ingredients.map(([width, y]) => (
        <g key={y}>
          <circle className={art.accent} cx="58" cy={y} r="4" />
          <rect className={art.bar} x="74" y={y - 5} width={width} height="10" rx="5" />
        </g>
      ))}
    </g>
  );
}

const ingredients = [
  [190, 324],
  [150, 352],
  [212, 380],
  [128, 408],
] as const;

function Pancakes() {
  return (
    <>
      <ellipse className={art.paper} cx="204" cy="186" rx="134" ry="24" />
      {pancakes.map(([x, y]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <rect className={art.crust} width="188" height="30" rx="15" />
          <rect className={art.butter} x="6" y="11" width="176" height="11" rx="5.5" />
        </g>
      ))}
      <ellipse className={art.crust} cx="204" cy="112" rx="92" ry="17" />
      <path
        className={art.honey}
        d="M130 112c0-18 148-18 148 0 0 6-4 8-6 14-3 8-12 8-13 0-1-5-7-5-8 1-2 12 1 32-8 32s-6-22-9-32c-2-6-10-6-12 0-2 7-11 7-13 1-2-7-12-7-14 0-3 10 0 44-10 44s-8-30-10-42c-2-8-10-9-14-4-5 6-12 4-14-1-3-7-17-6-17-13Z"
      />
      <path
        className={art.herb}
        d="M232 84c2-22 18-30 36-26-2 18-14 28-36 26Zm8 8c12-12 26-10 36 2-10 12-26 10-36-2Z"
      />
      <circle className={art.lemon} cx="200" cy="84" r="28" />
      <circle className={art.paper} cx="200" cy="84" r="23" />
      <path className={art.lemon} d={segments} transform="translate(200 84)" />
    </>
  );
}

const pancakes = [
  [108, 156],
  [116, 132],
  [110, 108],
] as const;

// Six wedges around the middle of the lemon slice.
const segments = [0, 60, 120, 180, 240, 300].map(wedge).join('');

function wedge(degrees: number) {
  const [from, to] = [degrees + 5, degrees + 55].map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return `${(20 * Math.cos(radians)).toFixed(1)} ${(20 * Math.sin(radians)).toFixed(1)}`;
  });
  return `M0 0 ${from}A20 20 0 0 1 ${to}Z`;
}

function Question() {
  return (
    <g>
      <path
        className={art.accent}
        d="M342 96h196a22 22 0 0 1 22 22v84a22 22 0 0 1-22 22h-8l6 20-30-20H342a22 22 0 0 1-22-22v-84a22 22 0 0 1 22-22Z"
      />
      <text className={art.onAccent} x="342" y="136">
        <tspan>No ricotta here.</tspan>
        <tspan x="342" dy="27">
          Would Greek
        </tspan>
        <tspan x="342" dy="27">
          yoghurt work?
        </tspan>
      </text>
    </g>
  );
}

function Answer() {
  return (
    <g>
      <rect
        className={`${art.paper} ${styles.card}`}
        x="166"
        y="352"
        width="356"
        height="158"
        rx="22"
      />
      <g transform="translate(146 332)">
        <circle className={art.paper} cx="20" cy="20" r="24" />
        <path className={art.accent} d="M14 8h14a6 6 0 0 1 0 12h-3l-4 4v-4h-7a6 6 0 0 1 0-12Z" />
        <path className={styles.pot} d="M8 25h24v2a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8Z" />
      </g>
      <text className={art.text} x="206" y="394">
        <tspan>Yes, the same amount works.</tspan>
        <tspan x="206" dy="27">
          Strain it for ten minutes first,
        </tspan>
        <tspan x="206" dy="27">
          so the batter stays thick.
        </tspan>
      </text>
      <text className={`${art.soft} ${styles.small}`} x="206" y="484">
        From this recipe: step 2
      </text>
    </g>
  );
}
