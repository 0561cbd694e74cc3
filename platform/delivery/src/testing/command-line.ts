import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runCommand } from '../cli/cli';
import { makeStore } from '../store/open-store';
import { getSampleVersion } from './collecting';
import { deploy, shellBuild } from './sample-build';

/** The command line with a store of its own, for the environment `staging`. */
export async function commandLine(dir: string) {
  const folder = join(dir, randomUUID());
  const { store } = await makeStore(folder);
  const env: Record<string, string> = { RELEASES_DIR: folder, ENVIRONMENT: 'staging' };

  /** Runs a command line, and gives its exit code and what it printed. */
  async function cpal(...args: string[]) {
    const printed = { out: '', error: '' };
    const code = await runCommand(args, env, {
      out: (text) => (printed.out += text),
      error: (text) => (printed.error += text),
    });
    return { code, ...printed };
  }

  return {
    store,
    env,
    cpal,
    /** The same with the answer for programs. */
    cpalJson: async (...args: string[]) => {
      const { code, out, error } = await cpal(...args, '--json');
      expect(error).toBe('');
      return { exit: code, ...JSON.parse(out) };
    },
    /** Deploys a shell and as many releases of a remote. */
    staged: async (count: number) => {
      const shell = await deploy(store, 'staging', { build: shellBuild });
      const ids: string[] = [];
      for (let version = 1; version <= count; version += 1)
        ids.push((await deploy(store, 'staging', getSampleVersion(version))).id);
      return { shell: shell.id, ids };
    },
  };
}
