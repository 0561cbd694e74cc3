import { readSettings } from '../server/edge/src/env';
import { buildParts } from './building/build-parts';
import { readStartSettings } from './settings/start-settings';
import { releasedParts } from './building/parts';
import { release } from './building/release';
import { findSettingIssues } from './settings/setting-issues';
import { saysUsedPorts } from './processes/used-ports';
import { readWorkspaces } from './building/workspaces';

/**
 * What comes before the servers start: no setting is wrong, all is built, front ends are released. With
 * the argument `start`, the ports of all servers are free too.
 */
const failures = findSettingIssues(process.env);
if (failures.length > 0) {
  console.error(['Wrong settings:', ...failures].join('\n  '));
  process.exit(1);
}
const settings = readStartSettings(process.env);
if (process.argv[3] === 'start' && (await saysUsedPorts(settings))) process.exit(1);
// Before the build, which is one for production.
const { page: options } = readSettings({ ...process.env, ...settings.edge });
await buildParts();
const released = await release(releasedParts(readWorkspaces()), { creates: true, options });
for (const { release: one } of released.filter(({ isCurrent }) => !isCurrent))
  console.log(`${one.build.name}: release ${one.id} was withdrawn and stays so.`);
