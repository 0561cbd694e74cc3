import { frontEndParts } from './parts';
import { release } from './release';
import { settingFaults } from './setting-faults';
import { readStartSettings } from './start-settings';
import { readWorkspaces } from './workspaces';

/** What comes before the servers start: no setting is wrong, all is built, front ends are released. */
const faults = settingFaults(process.env);
if (faults.length > 0) {
  console.error(['Wrong settings:', ...faults].join('\n  '));
  process.exit(1);
}
await import('./build');
await release(readStartSettings(process.env), frontEndParts(readWorkspaces()));
