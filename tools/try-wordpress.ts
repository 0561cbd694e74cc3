import { bin, report, runChecks } from './checks/checks';
import { findWordPress } from './processes/system';

/**
 * Tries the plugin inside Debian's own WordPress: installed by the dashboard, asked by a reader.
 * Apart from the tests, since it installs a web log and two servers.
 */
findWordPress();
const config = ['--config', 'quality/e2e/playwright.config.ts', '--project', 'wordpress'] as const;
const checks = [
  { name: 'WordPress', command: [bin('playwright'), 'test', ...config] as const },
] as const;
report(checks.length, await runChecks(checks));
