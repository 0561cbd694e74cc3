import './assistant/posts';
import { outcomeOf } from './assistant/score';
import { readExam } from './assistant/exam';
import { readProof, writeProof } from './proof/file';
import { findUntrue } from './proof/find-untrue';
import { tellOfGap } from './proof/insight';
import { languageNames } from './proof/languages';
import { holdConversation } from './proof/transcript';
import { weighWidgets } from './measure/scripts-abroad';
import { median, printTable } from './measure/table';

/**
 * Whether what the prices page shows of measurements is still true: `node tools/run.js quality/bench/proof`,
 * after a build. With `write` it measures all of it and writes what the page shows.
 */
const transcript = holdConversation();
const [widget] = weighWidgets();
if (widget === undefined) throw new Error('There is no widget.');
const now = {
  bytes: { visit: widget.loader, asking: widget.entry },
  languages: languageNames(),
  transcript,
  insight: tellOfGap(transcript.post),
};

if (process.argv[3] === 'write') {
  writeProof({ measured: new Date().toISOString().slice(0, 10), ...now, answer: timeAnswers() });
} else {
  const untrue = findUntrue(readProof(), now);
  for (const one of untrue) console.error(one);
  if (untrue.length > 0) {
    console.error('Measure again: node tools/run.js quality/bench/proof write');
    process.exitCode = 1;
  }
}
const { measured, bytes, answer } = readProof();
printTable([{ measured, ...bytes, ...answer }]);

/** The questions of the demo blog, each asked once before it is timed: the first time compiles the code. */
function timeAnswers() {
  const asked = readExam('quality/bench/assistant/cases');
  for (const each of asked) outcomeOf(each);
  const times = asked.map((each) => outcomeOf(each).time);
  return { milliseconds: Number(median(times).toFixed(1)), questions: times.length };
}
