import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findSettingIssues } from '../settings/setting-issues';

const root = path.join(__dirname, '../..');

/** Wrong for the start command, the API, the edge server, the sandbox and the demo blog, or several. */
const wrong = {
  PORT: '65535',
  API_PROCESSES: 'two',
  DEMO_BLOG: 'perhaps',
  PUBLIC_URL: 'localhost/app',
  DATABASE_URL: 'mysql://db',
  LICENSE_DOMAIN_LIMIT: 'three',
  METRICS_PORT: 'some',
  SMTP_URL: 'mail.example',
  ENVIRONMENT: '../local',
  WAITLIST_URL: 'soon',
  CONTACT_EMAIL: 'nobody',
  COMPANY_NAME: ' ',
  COMPANY_ADDRESS: 'Mill Road\nBurlington',
  GOVERNING_LAW: ' ',
  STRIPE_PUBLISHABLE_KEY: 'sk_test_secret',
  STRIPE_WEBHOOK_SECRET: 'secret',
  STRIPE_TAX: 'some',
  AFTER_LAST_RETRY: 'forget',
  LOG_LEVEL: 'loud',
};
const alsoMissing = 'MAIL_FROM';

const nameOf = (failure: string) => /^\w+/.exec(failure)?.[0];

it('names every wrong setting of all programs, each once', () => {
  const named = findSettingIssues(wrong).map(nameOf);
  const expected = [...Object.keys(wrong), alsoMissing];
  expect(new Set(named)).toEqual(new Set(expected));
  expect(named).toHaveLength(expected.length);
});

it('finds nothing wrong where nothing is set', () => {
  expect(findSettingIssues({})).toEqual([]);
});

it('asks nothing of a sandbox that does not run', () => {
  const real = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(findSettingIssues({ ...real, AFTER_LAST_RETRY: 'forget' })).toEqual([]);
});

it('finds a metrics port that another API process has no room behind', () => {
  const DATABASE_URL = 'postgres://cpal@127.0.0.1/cpal';
  const env = { API_PROCESSES: '2', DATABASE_URL, METRICS_PORT: '65534' };
  expect(findSettingIssues(env).map(nameOf)).toEqual(['METRICS_PORT']);
  expect(findSettingIssues({ ...env, API_PROCESSES: '1' })).toEqual([]);
});

describe('npm start', () => {
  let clone: string;
  beforeAll(() => {
    clone = mkdtempSync(path.join(os.tmpdir(), 'cpal-clone-'));
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n');
    for (const file of files) {
      const from = path.join(root, file);
      if (file !== '' && existsSync(from)) cpSync(from, path.join(clone, file));
    }
    // Each package is linked, not their folder: an install here would empty it.
    const packages = path.join(root, 'node_modules');
    mkdirSync(path.join(clone, 'node_modules'));
    for (const name of readdirSync(packages))
      symlinkSync(path.join(packages, name), path.join(clone, 'node_modules', name));
  });
  afterAll(() => rmSync(clone, { recursive: true }));

  it('names them in one message, before it builds anything', () => {
    const { status, stderr } = spawnSync(process.execPath, ['tools/run.js', 'tools/start'], {
      cwd: clone,
      // Without a PATH nothing can be installed into the folder that is linked to.
      env: wrong,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    const lines = stderr.trim().split('\n').slice(1);
    expect(lines.map((line) => nameOf(line.trim()))).toEqual(findSettingIssues(wrong).map(nameOf));
    for (const built of ['shell/dist', 'server/api/dist', '.releases', '.data'])
      expect(existsSync(path.join(clone, built))).toBe(false);
  });
});
