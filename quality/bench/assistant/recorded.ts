import { figuresOf } from './recorded/figures';
import { replay } from './recorded/replay';
import { readRecorded } from './recorded/schema';

/**
 * Replays answers as a model would write them through a real server of each protocol, and prints what a
 * reader would see: `node tools/run.js quality/bench/assistant/recorded [all]`. `all` prints each that is taken
 * wrong.
 */
const [how] = process.argv.slice(3);
const replayed = await replay(readRecorded());
if (how === 'all')
  for (const { recorded, kind, end, language } of replayed.filter((one) => one.isMistaken))
    console.log(
      `${recorded.id} ${recorded.flaw ?? 'right'} (${kind}, ${recorded.lang} read as ${language}): ${end.outcome}\n  ? ${recorded.q}\n  ! ${recorded.a}`,
    );

const { right, wrong, byFlaw, languages, cited, byCode } = figuresOf(replayed);
const share = ({ mistaken, all }: { mistaken: number; all: number }) =>
  `${mistaken} of ${all} (${((100 * mistaken) / Math.max(1, all)).toFixed(1)} %)`;
console.log(`right answers not shown: ${share(right)}`);
console.log(`flaws missed: ${share(wrong)}`);
for (const [flaw, found] of byFlaw) console.log(`  ${flaw}: ${share(found)}`);
console.log(`answered in their own language: ${languages.length} (${languages.join(' ')})`);
console.log(`cited lines wrong: ${share(cited)}`);
console.log(`questions that code answers alone: ${byCode} of ${replayed.length}`);
