import { exportedValue as readExported } from '@whittle/domain/source-code/static-value';
import { parseCode } from './parse-code.ts';

/** The value that a configuration file exports, as far as it is known without running it; null where there is none. */
export function exportedValue(path: string, source: string): unknown {
  const program = parseCode(path, source);
  return program && readExported(program);
}
