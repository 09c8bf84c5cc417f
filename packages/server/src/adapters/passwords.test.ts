import { expect, test } from 'vitest';
import { createPasswordHashes } from './passwords.ts';

const { hash: hashPassword, verify: verifyPassword } = createPasswordHashes();

test('a password verifies against its own hash only, and each hash has its own salt', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(first).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword('correct horse', first)).toBe(true);
  expect(await verifyPassword('correct horse ', first)).toBe(false);
  expect(await verifyPassword('', first)).toBe(false);
});

test('the parameters are read from the hash', async () => {
  const weaker = '$scrypt$ln=14,r=8,p=1$AAAAAAAAAAAAAAAAAAAAAA==$' + Buffer.alloc(32).toString('base64');
  expect(await verifyPassword('anything', weaker)).toBe(false);
});

test('a password typed with combining marks is the same password', async () => {
  expect(await verifyPassword('pa\u0308sswort', await hashPassword('p\u00e4sswort'))).toBe(true);
});

test('an unknown address costs the time of a known one', async () => {
  const hash = await hashPassword('correct horse');
  // The processor's time of this process: what else the machine does takes none of it.
  const time = async (against: string | null) => {
    const start = process.cpuUsage();
    await verifyPassword('wrong', against);
    return process.cpuUsage(start).user;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    known.push(await time(hash));
    unknown.push(await time(null));
  }
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
