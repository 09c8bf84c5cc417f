import { csvEncodings } from '@whittle/domain/entities/csv/encodings';
import { detectEncoding, encodingSampleBytes } from '@whittle/domain/entities/csv/detect-encoding';

/** Text in whichever encoding it was written. */
export function readPlain(bytes: Uint8Array): string {
  const encoding = detectEncoding(bytes.subarray(0, encodingSampleBytes));
  return new TextDecoder(encoding in csvEncodings ? encoding : 'utf-8').decode(bytes);
}
