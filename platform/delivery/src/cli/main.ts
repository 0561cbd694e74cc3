import { runCommand } from './cli';

/** The program `cpal`. */
process.exitCode = await runCommand(
  process.argv.slice(2),
  { ...process.env },
  {
    out: (text) => process.stdout.write(`${text}\n`),
    error: (text) => process.stderr.write(`${text}\n`),
  },
);
