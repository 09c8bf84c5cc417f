/** IPv4 networks that are not the public internet, or that answer only to a cloud's own machines. */
const closedIpv4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // A machine of one large cloud reads its own settings here, at an address that is public by number.
  '168.63.129.16/32',
].map(readIpv4Network);

/** IPv6 hands out public addresses below 2000::/3 alone; these parts of it are set aside. */
const globalIpv6 = readIpv6Network('2000::/3');
const closedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map(readIpv6Network);
/** IPv6 addresses that carry an IPv4 address in their last 32 bits: mapped ones, and those of a translator. */
const carriesIpv4 = ['::ffff:0:0/96', '64:ff9b::/96'].map(readIpv6Network);

type Network = { start: bigint; bits: bigint };

/**
 * Whether an IP address is one of the public internet: not of this machine, a private network, a link, a group or a
 * cloud's metadata service, in whichever spelling. Anything that is no IP address is not (S-17).
 */
export function isPublicAddress(address: string): boolean {
  const ipv4 = readIpv4(address);
  if (ipv4 !== null) return isPublicIpv4(ipv4);
  const ipv6 = readIpv6(address);
  if (ipv6 === null) return false;
  if (carriesIpv4.some((network) => isIn(ipv6, network))) return isPublicIpv4(ipv6 & 0xffff_ffffn);
  return isIn(ipv6, globalIpv6) && !closedIpv6.some((network) => isIn(ipv6, network));
}

const isPublicIpv4 = (ip: bigint) => !closedIpv4.some((network) => isIn(ip, network));
const isIn = (ip: bigint, { start, bits }: Network) => ip >> bits === start >> bits;

/** Four plain decimal numbers; other spellings (octal, hexadecimal, fewer parts) are no address here. */
function readIpv4(text: string): bigint | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null;
  return parts.reduce((ip, part) => (ip << 8n) | BigInt(part), 0n);
}

function readIpv6(text: string): bigint | null {
  // A zone names one of this machine's own links.
  if (!text.includes(':') || text.includes('%')) return null;
  const halves = withoutDots(text)?.split('::') ?? [];
  if (halves.length < 1 || halves.length > 2) return null;
  const [head, tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head!.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return null;
  const groups = [...head!, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.reduce((ip, group) => (ip << 16n) | BigInt(`0x${group}`), 0n);
}

/** `::ffff:127.0.0.1` with its end in groups, like the rest. */
function withoutDots(text: string): string | null {
  const end = text.slice(text.lastIndexOf(':') + 1);
  if (!end.includes('.')) return text;
  const ip = readIpv4(end);
  if (ip === null) return null;
  return `${text.slice(0, -end.length)}${(ip >> 16n).toString(16)}:${(ip & 0xffffn).toString(16)}`;
}

function readIpv4Network(text: string): Network {
  const [address, length] = text.split('/');
  return { start: readIpv4(address!)!, bits: 32n - BigInt(length!) };
}

function readIpv6Network(text: string): Network {
  const [address, length] = text.split('/');
  return { start: readIpv6(address!)!, bits: 128n - BigInt(length!) };
}
