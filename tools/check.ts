import { quickChecks, report, runChecks } from './checks';

/** What to run before each commit. */
report(quickChecks.length, await runChecks(quickChecks));
