import { spawnSync } from 'node:child_process';
import { examFolders } from './exam';
import './posts';

/**
 * Asks the assistant the project's own questions: `node tools/run.js quality/bench/assistant/own [misses]`.
 * First those on the demo blog, and those of them that were held out; then the exams, which people
 * wrote who had not seen the assistant, on posts of their own. Nobody looks at what those named
 * `…-held-out` get wrong, so their figures are for what is not tuned on; the others were since.
 */
const misses = process.argv.slice(3);

for (const folder of examFolders) {
  process.stdout.write(`${folder}\n`);
  const command = ['tools/run.js', 'quality/bench/assistant/run', folder, ...misses];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
