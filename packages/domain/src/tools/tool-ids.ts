import { idPattern } from '@whittle/contract/ids';

export const isId = (id: unknown): id is string => typeof id === 'string' && idPattern.test(id);

/**
 * The id of a tool whose document states none: the same for the same path. Whoever writes such a file by hand, or asks a
 * model for it, has no id to give, and runs need one.
 */
export function idOfPath(path: string): string {
  const hash = (salt: string) => {
    let value = 0x81_1c_9d_c5;
    for (const char of salt + path.toLowerCase()) value = Math.imul(value ^ char.codePointAt(0)!, 0x01_00_01_93);
    return (value >>> 0).toString(16).padStart(8, '0');
  };
  return ['a', 'b', 'c'].map(hash).join('');
}
