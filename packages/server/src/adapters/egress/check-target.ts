import { isPublicAddress } from '@whittle/domain/addresses/public-address';
import { isIP } from 'node:net';
import { EgressError } from './egress.ts';

export type ResolvedAddress = { address: string; family: number };

/** All addresses of a host's name. */
export type ResolveName = (hostname: string) => Promise<ResolvedAddress[]>;

/** An address to call with the machines that it may be sent to: the connection is made to one of these and no other. */
export type Target = { url: URL; addresses: ResolvedAddress[] };

const urlMaxChars = 8_000;
/** Ports that speak another protocol, in which a request could be read as an order. */
const closedPorts = new Set([1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6679, 6697, 10080]);

/**
 * Throws `address-invalid` for what is no web address, `address-blocked` for one that is not public and not in `allow`
 * (`host` or `host:port`), `address-unreachable` for a name that nobody knows.
 */
export async function checkTarget(
  text: string,
  { allow, resolveName }: { allow: ReadonlySet<string>; resolveName: ResolveName },
): Promise<Target> {
  const url = text.length > urlMaxChars ? null : URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '' || url.username || url.password) {
    throw new EgressError('address-invalid', text.slice(0, 200));
  }
  const hostname = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isAllowed = allow.has(hostname) || allow.has(`${hostname}:${port}`);
  if (!isAllowed && !isWebPort(port)) throw new EgressError('address-blocked', `port ${port}`);
  const addresses = await addressesOf(hostname, resolveName);
  // One closed address among open ones is refused too: which of them a connection takes is not ours to choose.
  const closed = addresses.find(({ address }) => !isPublicAddress(address));
  if (closed && !isAllowed) throw new EgressError('address-blocked', `${hostname} is ${closed.address}`);
  return { url, addresses };
}

const isWebPort = (port: number) => port === 80 || port === 443 || (port >= 1024 && !closedPorts.has(port));

async function addressesOf(hostname: string, resolveName: ResolveName): Promise<ResolvedAddress[]> {
  const family = isIP(hostname);
  if (family !== 0) return [{ address: hostname, family }];
  const addresses = await resolveName(hostname).catch((cause: unknown) => {
    throw new EgressError('address-unreachable', `${hostname} is not known`, { cause });
  });
  if (addresses.length === 0) throw new EgressError('address-unreachable', `${hostname} has no address`);
  return addresses;
}
