import { spawnSync } from 'node:child_process';
import { findFfmpeg } from '../system';

const program = findFfmpeg();

/**
 * Runs the system's ffmpeg with these arguments; existing files are overwritten.
 * @throws Error with what ffmpeg complained of.
 */
export function ffmpeg(args: readonly string[]): void {
  const options = ['-hide_banner', '-loglevel', 'error', '-y'];
  const { status, stderr } = spawnSync(program, [...options, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${stderr}`);
}
