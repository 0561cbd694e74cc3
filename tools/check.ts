import { quickChecks, report, runChecks } from './checks';
import { PassedChecks } from './passed-checks';
import { keepTempInMemory } from './temp-in-memory';

/** What to run before each commit. */
keepTempInMemory();
report(quickChecks.length, await runChecks(quickChecks, undefined, { passed: new PassedChecks() }));
