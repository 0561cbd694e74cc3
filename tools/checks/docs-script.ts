/** What the script of a document needs to know. */
interface Surroundings {
  /** Where servers write what they print. */
  log: string;
  /** The product's, in place of 3000. */
  port: number;
}

/** Commands that run until they are stopped, with settings before them. */
const server = /^((?:[A-Z_]+=\S+ )*npm (?:start|run dev\b[^#]*?))\s*(?:#.*)?$/;

/**
 * Servers run in the background, one at a time, until they say that they are ready; a call that is
 * answered by an error is a failure.
 */
const functions = (log: string) => `
set -euo pipefail
curl() { command curl --fail-with-body --no-progress-meter "$@"; }
runs() { kill -0 "$served" || { cat '${log}'; exit 1; }; }
stop() {
  [ -n "\${served-}" ] || return 0
  runs
  kill -- "-$served"
  while kill -0 -- "-$served" 2> /dev/null; do sleep 0.1; done
  served=
}
serve() {
  stop
  : > '${log}'
  setsid env "$@" >> '${log}' 2>&1 & served=$!
  said 'CPal is ready'
}
said() {
  until grep -q "$1" '${log}'; do
    runs
    sleep 0.2
  done
}
trap stop EXIT
`;

const blocks = /^<!-- by hand: (.+) -->$|^```sh\n([\s\S]*?)^```$/gm;

/** Whether a document, as Markdown, has an `sh` block. */
export const hasCommands = (text: string): boolean => text.match(blocks) !== null;

/**
 * The `sh` blocks of a document as one bash script, in their order. What a reader does between them
 * stands in comments: `<!-- by hand: <command> -->`.
 * @param text the document, as Markdown.
 */
export function toShellScript(text: string, { log, port }: Surroundings): string {
  const found = [...text.matchAll(blocks)].map(([, byHand, block]) => byHand ?? block ?? '');
  const lines = found
    .join('\n')
    .split('\n')
    .map((line) => line.replace(server, 'serve $1'));
  return functions(log) + lines.join('\n').replaceAll('localhost:3000', `localhost:${port}`);
}
