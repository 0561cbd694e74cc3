import { quickChecks, report, runChecks } from './checks/checks';
import { PassedChecks } from './checks/passed-checks';
import { keepTempInMemory } from './processes/temp-in-memory';

/** What to run before each commit. */
keepTempInMemory();
report(quickChecks.length, await runChecks(quickChecks, { passed: new PassedChecks() }));
