import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from './env.ts';

/**
 * The network address that attempts are counted by. A home or a company gets a whole IPv6 /64, so its first half
 * stands for all of it.
 */
export function clientAddress(c: Context<AppEnv>): string {
  const address = (c.env.incoming.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
