import { Resolver } from 'node:dns/promises';

/** Asks name servers. */
export type Dns = {
  /** The texts of a name's TXT records; none when the name has none. Throws when no server answers. */
  texts(name: string): Promise<string[]>;
};

const timeoutMs = 3_000;

/** `servers` as `address` or `address:port`; those of the system when there are none. */
export function createDns({ servers }: { servers: readonly string[] }): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return {
    async texts(name) {
      try {
        const records = await resolver.resolveTxt(name);
        return records.map((parts) => parts.join(''));
      } catch (error) {
        const { code } = error as { code?: unknown };
        if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
        throw error;
      }
    },
  };
}
