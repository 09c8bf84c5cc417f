import { readWrittenDate } from '../cells/read-date.ts';
import { readSpecifiedNumber, readWrittenNumber } from '../cells/read-number.ts';
import { yesOrNo } from '../cells/yes-words.ts';
import type { CsvTarget } from './targets.ts';

/** `marked` values can hardly be anything else: addresses of mail or the web, options of the field. */
export type Fit = 'no' | 'possible' | 'marked';

/** Whether the first values of a column could be values of a field. Without values everything is possible. */
export function valuesFit(samples: readonly string[], { dataType, property, isList }: CsvTarget): Fit {
  if (samples.length === 0) return 'possible';
  const all = (test: (value: string) => boolean) => samples.every((value) => test(value));
  if (isList) return 'possible';
  const options = property.enum?.map(String);
  if (options) {
    if (all((value) => options.includes(value))) return 'marked';
    return samples.some((value) => options.includes(value)) ? 'possible' : 'no';
  }
  switch (dataType) {
    case 'number':
      return all(isNumber) ? 'possible' : 'no';
    case 'boolean':
      return all((value) => yesOrNo(value) !== null) ? 'possible' : 'no';
    case 'datetime':
      return all(isDate) ? 'possible' : 'no';
    case 'json':
      return 'possible';
    case 'text':
      return textFits(samples, property.format);
  }
}

function textFits(samples: readonly string[], format: string | undefined): Fit {
  const isEmail = samples.every((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value));
  const isLink = samples.every((value) => /^https?:\/\//i.test(value));
  if (format === 'email') return isEmail ? 'marked' : 'no';
  if (format === 'uri' || format === 'url') return isLink ? 'marked' : 'no';
  return 'possible';
}

/** A number with a unit or thousands beside it is still one of a column of numbers. */
const isNumber = (value: string) =>
  readSpecifiedNumber(value) !== null ||
  readWrittenNumber(value, 'decimal-point') !== null ||
  readWrittenNumber(value, 'decimal-comma') !== null;

const isDate = (value: string) =>
  readWrittenDate(value, null) !== null || (/\d/.test(value) && !Number.isNaN(Date.parse(value)));
