import { accentText, inkOn } from '../color';
import { breakLines } from './break-lines';

/** What stands on a card to share. */
export interface RecipeCard {
  /** Of the blog. */
  name: string;
  title: string;
  /** `#rrggbb` */
  accent: string;
  /** A square one, with its side in pixels. */
  picture: { image: CanvasImageSource; side: number } | null;
  question: string;
  answer: string;
}

/** What is used of a canvas. */
interface Pen extends Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'roundRect'
  | 'textAlign'
  | 'textBaseline'
> {
  measureText: (text: string) => Pick<TextMetrics, 'width'>;
}

/** Pixels: a story, and a post in a feed. */
export const formats = {
  story: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1350 },
} as const;

export type CardFormat = keyof typeof formats;

const paper = '#fffaf4';
const ink = '#2a1d17';
const margin = 80;
const padding = 44;
const tail = 34;

const serif = (size: number) => `600 ${size}px Fraunces, Georgia, serif`;
const sans = (size: number, weight = 400) => `${weight} ${size}px Figtree, Arial, sans-serif`;

/** Lines of a block; what is longer ends in an ellipsis. */
const maxLines = { title: 2, question: 3, answer: 7 } as const;

interface Block {
  lines: string[];
  font: string;
  lineHeight: number;
}

function measureBlock(
  context: Pen,
  text: string,
  { font, size, width, max }: { font: string; size: number; width: number; max: number },
): Block {
  context.font = font;
  const lines = breakLines(text, (part) => context.measureText(part).width <= width, max);
  return { lines, font, lineHeight: Math.round(size * 1.3) };
}

const heightOf = ({ lines, lineHeight }: Block) => lines.length * lineHeight;

function write(context: Pen, block: Block, x: number, y: number) {
  context.font = block.font;
  context.textBaseline = 'top';
  block.lines.forEach((line, at) => context.fillText(line, x, y + at * block.lineHeight));
}

/** A speech bubble that is as high as its text. @returns where it ends. */
function bubble(
  context: Pen,
  block: Block,
  {
    x,
    y,
    width,
    fill,
    color,
  }: { x: number; y: number; width: number; fill: string; color: string },
): number {
  const height = heightOf(block) + 2 * padding;
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, tail);
  context.fill();
  context.fillStyle = color;
  write(context, block, x + padding, y + padding);
  return y + height;
}

/** The picture fills its place, cut at the longer sides; it is square. */
function drawPicture(context: Pen, { picture, accent }: RecipeCard, width: number, height: number) {
  context.fillStyle = accent;
  context.fillRect(0, 0, width, height);
  if (picture === null) return;
  const { side } = picture;
  const scale = side / Math.max(width, height);
  const part = { width: width * scale, height: height * scale };
  context.drawImage(
    picture.image,
    (side - part.width) / 2,
    (side - part.height) / 2,
    part.width,
    part.height,
    0,
    0,
    width,
    height,
  );
}

/**
 * Draws a blog's recipe with one question and its answer.
 * @param context of a canvas that has the size of the format.
 */
export function drawRecipeCard(context: Pen, card: RecipeCard, format: CardFormat): void {
  const { width, height } = formats[format];
  const inner = width - 2 * margin;
  const size = format === 'story' ? 44 : 38;
  const asked = inner - 120;
  const question = measureBlock(context, card.question, {
    font: sans(size, 600),
    size,
    width: asked - 2 * padding,
    max: maxLines.question,
  });
  const answer = measureBlock(context, card.answer, {
    font: sans(size),
    size,
    width: inner - 2 * padding,
    max: maxLines.answer,
  });
  const titleSize = format === 'story' ? 72 : 60;
  const title = measureBlock(context, card.title, {
    font: serif(titleSize),
    size: titleSize,
    width: inner,
    max: maxLines.title,
  });
  const below =
    60 + heightOf(title) + 50 + heightOf(question) + heightOf(answer) + 4 * padding + 28 + 150;
  const pictureHeight = Math.max(height - below, 240);

  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  drawPicture(context, card, width, pictureHeight);
  context.fillStyle = ink;
  let y = pictureHeight + 60;
  write(context, title, margin, y);
  y += heightOf(title) + 50;
  y = bubble(context, question, {
    x: margin + 120,
    y,
    width: asked,
    fill: card.accent,
    color: inkOn(card.accent),
  });
  y = bubble(context, answer, { x: margin, y: y + 28, width: inner, fill: '#fff', color: ink });
  context.font = sans(34, 600);
  context.fillStyle = accentText(card.accent, paper);
  context.fillText(card.name, margin, height - 90);
  context.font = sans(34);
  context.fillStyle = ink;
  context.textAlign = 'right';
  context.fillText('answered by CPal', width - margin, height - 90);
  context.textAlign = 'left';
}
