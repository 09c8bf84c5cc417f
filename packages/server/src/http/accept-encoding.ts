/** Null stands for the plain form. */
export type Encoding = 'br' | 'gzip' | null;

/** The smallest form that the reader takes. */
export function bestEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((part) => part.trim());
  const takes = (name: string) =>
    names.some((one) => one === name || (one.startsWith(`${name};`) && !/;\s*q=0(?:\.0+)?$/.test(one)));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
