import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../shell/src/identity/site';

const folder = 'shell/src/identity';

/** Where the drawn files are, beside their sources. */
export const drawn = path.join(folder, 'drawn');

/** What they were drawn from: the hash below, as it was when they were drawn. */
export const drawnFrom = path.join(folder, 'drawn.sha256');

/** The text of a drawing. */
export const readDrawing = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** Changes with all that decides on the drawn files: drawings, colours, and the tool that draws. */
export function sourcesHash(): string {
  const hash = createHash('sha256').update(readFileSync('tools/identity/draw.ts'));
  for (const name of ['mark.svg', 'social-card.svg']) hash.update(readDrawing(name));
  return hash.update(site.tileColor).update(site.themeColors.light).digest('hex');
}
