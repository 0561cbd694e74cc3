import art from '../../lib/art.module.css';
import { Bubble, Chip, Lines, Words } from '../../lib/scene-parts';

/** A recipe with a greeting beside it. */
export function GreetingScene() {
  return (
    <>
      <rect className={art.paper} x="24" y="20" width="220" height="260" rx="16" />
      <path className={art.herbTint} d="M40 20h188a16 16 0 0 1 16 16v94H24V36a16 16 0 0 1 16-16Z" />
      <path className={art.paper} d="M66 74h136a68 46 0 0 1-136 0Z" />
      <ellipse className={art.accent} cx="134" cy="74" rx="62" ry="14" />
      <path
        className={art.herb}
        d="M120 74c4-9 14-9 18-2-5 7-13 8-18 2Zm20 2c6-7 13-5 15 1-5 4-11 4-15-1Z"
      />
      <path
        className={art.stroke}
        d="M112 48c-5-5 5-9 0-16m22 16c-5-5 5-9 0-16m22 16c-5-5 5-9 0-16"
      />
      <Lines x={44} y={150} widths={[120, 172, 150, 176, 96]} />
      <Bubble x={150} y={108} width={232} height={76} />
      <Words
        className={art.text}
        x={168}
        y={140}
        lines={['Making the soup today?', 'Ask me anything about it.']}
      />
      <Chip x={150} y={202} width={128} label="Can I freeze it?" />
      <Chip x={286} y={202} width={96} label="Is it vegan?" />
    </>
  );
}

/** A question and its answer, both in Spanish. */
export function AnswerScene() {
  return (
    <>
      <rect className={art.paper} x="30" y="20" width="340" height="260" rx="16" />
      <Bubble x={110} y={46} width={240} height={72} mine />
      <Words
        className={art.onAccent}
        x={130}
        y={76}
        lang="es"
        lines={['¿Puedo usar mantequilla', 'con sal?']}
      />
      <Bubble x={50} y={138} width={264} height={72} />
      <Words
        className={art.text}
        x={70}
        y={168}
        lang="es"
        lines={['Sí. Entonces no añadas la', 'pizca de sal del paso 1.']}
      />
      <rect className={art.sunken} x="50" y="232" width="300" height="32" rx="16" />
      <path className={art.stroke} d="m324 248 10-5-4 10-2-4Z" />
      <rect className={art.bar} x="68" y="244" width="96" height="8" rx="4" />
    </>
  );
}

/** Three more recipes of the same blog, one of them saved. */
export function ReturnScene() {
  return (
    <>
      <Bubble x={30} y={24} width={262} height={52} />
      <text className={art.text} x="50" y="56">
        These go well with it:
      </text>
      {recipes.map(({ title, dish, plate }, index) => (
        <g key={title} transform={`translate(${30 + index * 116} 98)`}>
          <rect className={art.paper} width="106" height="164" rx="14" />
          <path className={plate} d="M14 0h78a14 14 0 0 1 14 14v82H0V14A14 14 0 0 1 14 0Z" />
          <g>{dish}</g>
          <text className={art.soft} x="53" y="122" textAnchor="middle">
            {title}
          </text>
          <rect className={art.bar} x="27" y="136" width="52" height="8" rx="4" />
        </g>
      ))}
      <circle className={art.paper} cx="246" cy="104" r="18" />
      <path className={art.accent} d="M246 113c-16-10-8-20 0-12 8-8 16 2 0 12Z" />
    </>
  );
}

const recipes = [
  {
    title: 'Garlic bread',
    plate: art.tint,
    dish: (
      <>
        <path className={art.crust} d="M20 62c0-30 66-30 66 0v10H20Z" />
        <path className={art.butter} d="M38 42v24m15-26v26m15-24v24" stroke="currentColor" />
      </>
    ),
  },
  {
    title: 'Green salad',
    plate: art.herbTint,
    dish: (
      <>
        <path className={art.herb} d="M24 54c0-24 20-16 22-22 10-8 16 2 20 4 14 0 18 8 16 18Z" />
        <path className={art.paper} d="M18 54h70a35 24 0 0 1-70 0Z" />
      </>
    ),
  },
  {
    title: 'Plum cake',
    plate: art.sunken,
    dish: (
      <>
        <path className={art.butter} d="M18 62 82 32v30Z" />
        <path className={art.crust} d="M18 62h64v16H18Z" />
        <path className={art.accent} d="M46 54a6 6 0 0 1 11-5Zm17-8a6 6 0 0 1 11-5Z" />
      </>
    ),
  },
];

/** What readers ask most about one post. */
export function InsightScene() {
  return (
    <>
      <rect className={art.paper} x="30" y="20" width="340" height="260" rx="16" />
      <text className={art.title} x="54" y="60">
        Focaccia
      </text>
      <text className={art.soft} x="54" y="82">
        What readers ask most
      </text>
      {questions.map(([question, width, tone], index) => (
        <g key={question} transform={`translate(54 ${106 + index * 56})`}>
          <text className={art.text} y="14">
            {question}
          </text>
          <rect className={art.sunken} y="24" width="292" height="14" rx="7" />
          <rect className={tone} y="24" width={width} height="14" rx="7" />
        </g>
      ))}
    </>
  );
}

const questions = [
  ['Can I proof it overnight?', 252, art.accent],
  ['Which pan size?', 168, art.peach],
  ['Fresh or dried yeast?', 112, art.butter],
] as const;
