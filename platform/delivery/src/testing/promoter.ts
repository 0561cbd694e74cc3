import { argv } from 'node:process';
import { promote, rollBack } from '../registry/changes';
import type { Made } from '../registry/make-change';
import { openStore } from '../store/open-store';

/**
 * A program that changes the registry over and over: it promotes releases of one name in turn, with
 * a roll-back after every fourth, and sends the registry after each change. The place of the store is
 * given as JSON.
 */
const [, , place = '', name = '', ...ids] = argv;

// A test that is killed cannot end it.
process.once('disconnect', () => process.exit());

function send({ isChanged: _isChanged, ...registry }: Made) {
  process.send?.(registry);
}

async function main() {
  const at = { store: await openStore(JSON.parse(place)), environment: 'local' };
  for (let turn = 0; ; turn += 1) {
    const id = ids[turn % ids.length] ?? '';
    send(await promote(at, [{ name, id }], { isAgain: true }));
    if (turn % 4 === 3) send(await rollBack(at, name));
  }
}

void main();
