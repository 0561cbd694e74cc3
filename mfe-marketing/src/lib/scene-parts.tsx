import art from './art.module.css';

interface BubbleProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether the reader speaks; otherwise CPal does. */
  mine?: boolean;
}

/** A speech bubble, without its words. */
export function Bubble({ mine = false, ...box }: BubbleProps) {
  return <rect className={mine ? art.accent : art.paper} {...box} rx="20" />;
}

interface WordsProps {
  /** Their color and size. */
  className: string | undefined;
  x: number;
  /** Where the first line stands. */
  y: number;
  lines: readonly string[];
  lang?: string;
}

/** Words on lines one under the other. */
export function Words({ lines, ...rest }: WordsProps) {
  return (
    <text {...rest}>
      {lines.map((line, index) => (
        <tspan key={line} x={rest.x} dy={index === 0 ? undefined : '1.5em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A suggested question. */
export function Chip({
  x,
  y,
  width,
  label,
}: {
  x: number;
  y: number;
  width: number;
  label: string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={art.paper} width={width} height="34" rx="17" />
      <text className={art.soft} x={width / 2} y="22" textAnchor="middle">
        {label}
      </text>
    </g>
  );
}

/** Lines of text too small to read, by their widths. */
export function Lines({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) {
  return widths.map((width, index) => (
    <rect
      key={width}
      className={art.bar}
      x={x}
      y={y + index * 24}
      width={width}
      height="9"
      rx="4.5"
    />
  ));
}
