import { lookup } from 'node:dns/promises';
import { callbackify } from 'node:util';
import { Agent, buildConnector } from 'undici';
import { isPrivateDomain } from '../../websites/domain';
import { bareHost, isLocalHost, isLoopback, isPublicAddress } from '../../websites/addresses';
import { FetchFailure } from './failures';

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<readonly { address: string; family: number }[]>;

export interface GuardOptions {
  /** Whether a blog may be on this machine, on any port. */
  allowsLocal: boolean;
  resolve?: Resolve;
  isPublic?: (address: string) => boolean;
  ports?: ReadonlySet<string>;
}

const webPorts: ReadonlySet<string> = new Set(['80', '443']);
const defaultPorts = new Map([
  ['http:', '80'],
  ['https:', '443'],
]);

const resolveBySystem: Resolve = (name) => lookup(name, { all: true });

/** A name under a domain of the public internet: no final dot, no single word, no address. */
const publicName = /^(?:[a-z\d_-]+\.)+(?!\d+$)[a-z\d-]+$/i;

/** What says no, before any socket exists. */
export function createGuard({
  allowsLocal,
  resolve = resolveBySystem,
  isPublic = isPublicAddress,
  ports = webPorts,
}: GuardOptions) {
  const isHere = (host: string) => allowsLocal && isLocalHost(host);

  /** @throws FetchFailure unless the URL's own form is one that a public website has. */
  const requireForm = (url: Pick<URL, 'protocol' | 'hostname' | 'port'>) => {
    const port = url.port || defaultPorts.get(url.protocol);
    if (port === undefined) throw new FetchFailure('refused');
    const host = bareHost(url);
    if (isHere(host)) return;
    const isPublicName = publicName.test(host) && !isPrivateDomain(host.toLowerCase());
    if (!ports.has(port) || !isPublicName) throw new FetchFailure('refused');
  };

  /** @throws FetchFailure unless all addresses of the name may be connected to. */
  const resolveAllowed: Resolve = async (name) => {
    const found = await resolve(name).catch((cause: unknown) => {
      throw new FetchFailure('unknown_host', { cause });
    });
    const isAllowed = isHere(name) ? isLoopback : isPublic;
    if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
      throw new FetchFailure('refused');
    return found;
  };

  return { requireForm, resolveAllowed };
}

export type Guard = ReturnType<typeof createGuard>;

/** Milliseconds until a host must have taken a connection. */
const connectTimeoutMs = 5_000;

/**
 * Connects to what the guard lets through alone. The addresses are checked by the very look-up that
 * the socket connects to, so no second answer of the name server can take their place.
 */
export function createGuardedAgent({ requireForm, resolveAllowed }: Guard): Agent {
  const find = callbackify(async (name: string) => [...(await resolveAllowed(name))]);
  const connect = buildConnector({
    // Makes the socket ask for all addresses of a name, which is what the guard gives.
    autoSelectFamily: true,
    lookup: (name, _options, done) => find(name, (error, found) => done(error, found)),
    timeout: connectTimeoutMs,
  });
  return new Agent({
    connect: (options, done) => {
      try {
        // Here too, because a socket to an address looks up nothing.
        requireForm(options);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)), null);
        return;
      }
      connect(options, done);
    },
  });
}
