import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

/**
 * How to run PostgreSQL, which refuses to be root: as ourselves, in a user namespace where root looks like an ordinary
 * user (Linux; needs no other user and reaches directories below a closed home), or as another existing user.
 * `prefix` is the command that brings a program there.
 */
export type RunAs = { prefix: string[] } & (
  { kind: 'self' } | { kind: 'namespace' } | { kind: 'user'; name: string; uid: number; gid: number }
);

const inNamespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];
/** Linux then asks the program to end when this process ends, however it does: a killed Whittle leaves none behind. */
const withParent = ['setpriv', '--pdeathsig', 'INT', '--'];

/** Decides for `directory`, which may not exist yet. Throws a sentence when root finds no way. */
export function decideRunAs(directory: string): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self', prefix: firstThatRuns([withParent]) ?? [] };
  const owner = existsSync(directory) ? statSync(directory) : null;
  if (owner && owner.uid !== 0) return asUser({ name: String(owner.uid), uid: owner.uid, gid: owner.gid });
  const prefix = firstThatRuns([[...inNamespace, ...withParent], inNamespace]);
  if (prefix) return { kind: 'namespace', prefix };
  const user = ['postgres', 'nobody'].map(findUser).find((found) => found !== null);
  if (user) return asUser(user);
  throw new Error(
    'PostgreSQL refuses to run as root, and neither a user namespace nor a user called postgres or nobody is there. ' +
      'Start Whittle as an ordinary user, or set DATABASE_URL.',
  );
}

/** The command line and spawn options that run `program` that way. */
export function commandAs(runAs: RunAs, program: string, args: string[]) {
  const [command = program, ...rest] = [...runAs.prefix, program, ...args];
  return { command, args: rest, options: runAs.kind === 'user' ? { uid: runAs.uid, gid: runAs.gid } : {} };
}

const asUser = (user: { name: string; uid: number; gid: number }): RunAs => ({
  kind: 'user',
  ...user,
  prefix: firstThatRuns([withParent]) ?? [],
});

/** Null when this system forbids or lacks all of them; other systems than Linux are not asked. */
function firstThatRuns(prefixes: string[][]): string[] | null {
  if (process.platform !== 'linux') return null;
  const runs = ([command = '', ...args]: string[]) =>
    spawnSync(command, [...args, 'true'], { stdio: 'ignore' }).status === 0;
  return prefixes.find(runs) ?? null;
}

function findUser(name: string): { name: string; uid: number; gid: number } | null {
  if (!existsSync('/etc/passwd')) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : null;
}
