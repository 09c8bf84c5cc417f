import { isIP, isIPv6 } from 'node:net';

type Seen = {
  /** Who opened the connection. */
  remoteAddress: string | undefined;
  /** The X-Forwarded-For header: each proxy adds whom it heard at the end. */
  forwardedFor: string | null;
  /** How many proxies of our own stand in front (TRUSTED_PROXIES); what stands further left anybody can write. */
  trustedProxies: number;
};

/**
 * The network address that attempts are counted by. A home or a company gets a whole IPv6 /64, so its first half
 * stands for all of it.
 */
export function clientAddress({ remoteAddress, forwardedFor, trustedProxies }: Seen): string {
  const heard = trustedProxies === 0 ? [] : (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const forwarded = heard.at(-trustedProxies) ?? heard[0];
  const address = forwarded && isIP(forwarded) ? forwarded : (remoteAddress ?? 'unknown');
  return networkOf(address.replace(/^::ffff:/i, ''));
}

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
