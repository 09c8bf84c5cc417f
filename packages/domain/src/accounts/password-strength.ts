import { limits } from '@whittle/contract/limits';

/** Passwords of 8 and more characters that lead every list of leaked ones. */
const common = new Set(
  (
    'password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 ' +
    '0123456789 0987654321 987654321 87654321 11111111 00000000 88888888 12341234 12344321 11223344 123123123 ' +
    '1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertz123 asdfghjk asdfghjkl ' +
    'zxcvbnm1 abcd1234 abc12345 abcdefgh a1b2c3d4 iloveyou iloveyou1 sunshine princess football baseball superman ' +
    'batman123 welcome1 welcome123 trustno1 letmein1 letmein123 starwars whatever computer internet samsung1 ' +
    'michelle jennifer charlie1 dragon123 monkey123 shadow123 master123 admin123 admin1234 administrator changeme ' +
    'changeme123 test1234 testtest secret123 corvette mercedes liverpool chelsea1 pokemon1 minecraft'
  ).split(' '),
);

/** Whether sign-up refuses a password with 'This password is too weak' (AUTH-11). `email` is the normalised address. */
export function isWeakPassword(password: string, email: string): boolean {
  const lower = password.toLowerCase();
  if ([...password].length < limits.passwordMinChars) return true;
  if (common.has(lower) || new Set(lower).size < 3) return true;
  return lower === email || lower === email.slice(0, email.lastIndexOf('@'));
}
