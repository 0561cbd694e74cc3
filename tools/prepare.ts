import { settingFaults } from './setting-faults';

/** What comes before the servers start: no setting is wrong, then everything is built. */
const faults = settingFaults(process.env);
if (faults.length === 0) await import('./build');
else {
  console.error(['Wrong settings:', ...faults].join('\n  '));
  process.exit(1);
}
