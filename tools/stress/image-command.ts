import { readFileSync } from 'node:fs';

/** The command of the Dockerfile's stage that begins like this, as JSON text. */
function commandIn(begin: string): string | undefined {
  const stages = readFileSync('Dockerfile', 'utf8').split(/^FROM /m);
  const stage = stages.find((text) => text.startsWith(begin));
  return /^ENTRYPOINT (\[.*\])$/m.exec(stage ?? '')?.[1];
}

/** What an image runs: its own command, or that of the image that it is made from. */
export const readImageCommand = (name: string): string[] =>
  JSON.parse(commandIn(`server AS ${name}\n`) ?? commandIn('node:24-slim AS server\n') ?? '[]');
