import art from '../../../lib/art.module.css';
import styles from './hero-art.module.css';
import { Words } from '../../../lib/scene-parts';

const alt =
  'A recipe for lemon ricotta pancakes. A reader asks: Would Greek yogurt work? CPal answers ' +
  'from step 2: Yes, the same amount works. Strain it for ten minutes first.';

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
        y="16"
        width="360"
        height="452"
        rx="22"
      />
      <path className={art.tint} d="M46 16h316a22 22 0 0 1 22 22v178H24V38a22 22 0 0 1 22-22Z" />
      <circle className={styles.sun} cx="204" cy="118" r="84" />
      <Pancakes />
      <text className={`${art.title} ${styles.name}`} x="52" y="256">
        Lemon ricotta pancakes
      </text>
      <text className={`${art.soft} ${styles.small}`} x="52" y="282">
        Serves 4 · 25 minutes
      </text>
      <rect className={art.tint} x="44" y="300" width="136" height="30" rx="15" />
      {ingredients.map((ingredient, index) => (
        <g key={ingredient} transform={`translate(58 ${315 + index * 31})`}>
          <circle className={art.accent} r="4" />
          <text className={`${art.text} ${styles.small}`} x="14" y="5">
            {ingredient}
          </text>
        </g>
      ))}
    </g>
  );
}

// The first is the one that the question is about.
const ingredients = ['1 cup ricotta', '3 eggs', '1 lemon', '¾ cup flour', '2 tbsp sugar'];

function Pancakes() {
  return (
    <>
      <ellipse className={art.paper} cx="204" cy="182" rx="134" ry="24" />
      {pancakes.map(([x, y]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <rect className={art.crust} width="188" height="30" rx="15" />
          <rect className={art.butter} x="6" y="11" width="176" height="11" rx="5.5" />
        </g>
      ))}
      <ellipse className={art.crust} cx="204" cy="108" rx="92" ry="17" />
      <ellipse className={art.honey} cx="204" cy="107" rx="76" ry="12" />
      <path className={styles.drips} d="M140 108v6m24-6v34m24-34v12m26-12v24m22-24v8m22-8v22" />
      <path
        className={art.herb}
        d="M232 80c2-22 18-30 36-26-2 18-14 28-36 26Zm8 8c12-12 26-10 36 2-10 12-26 10-36-2Z"
      />
      <circle className={art.lemon} cx="200" cy="80" r="28" />
      <circle className={art.cream} cx="200" cy="80" r="23" />
      <circle className={art.lemon} cx="200" cy="80" r="20" />
      <path className={styles.pith} d="M180 80h40m-30-17 20 34m0-34-20 34" />
    </>
  );
}

const pancakes = [
  [108, 152],
  [116, 128],
  [110, 104],
] as const;

function Question() {
  return (
    <g>
      <path
        className={`${art.accent} ${styles.card}`}
        d="M342 84h196a22 22 0 0 1 22 22v84a22 22 0 0 1-22 22h-8l6 20-30-20H342a22 22 0 0 1-22-22v-84a22 22 0 0 1 22-22Z"
      />
      <Words
        className={art.onAccent}
        x={342}
        y={124}
        lines={['No ricotta here.', 'Would Greek', 'yogurt work?']}
      />
    </g>
  );
}

function Answer() {
  return (
    <g>
      <rect
        className={`${art.paper} ${styles.card}`}
        x="192"
        y="352"
        width="356"
        height="158"
        rx="22"
      />
      <g transform="translate(186 326)">
        <circle className={art.paper} cx="20" cy="20" r="24" />
        <path className={art.accent} d="M14 8h14a6 6 0 0 1 0 12h-3l-4 4v-4h-7a6 6 0 0 1 0-12Z" />
        <path className={styles.pot} d="M8 25h24v2a8 8 0 0 1-8 8h-8a8 8 0 0 1-8-8Z" />
      </g>
      <Words
        className={art.text}
        x={224}
        y={402}
        lines={[
          'Yes, the same amount works.',
          'Strain it for ten minutes first,',
          'so the batter stays thick.',
        ]}
      />
      <text className={`${art.soft} ${styles.small}`} x="224" y="488">
        From this recipe: step 2
      </text>
    </g>
  );
}
