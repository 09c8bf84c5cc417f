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
      return all((value) => /^(true|false|yes|no|y|n|0|1|x)$/i.test(value)) ? 'possible' : 'no';
    case 'datetime':
      return all((value) => /\d/.test(value) && !Number.isNaN(Date.parse(value))) ? 'possible' : 'no';
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

/** A number with a sign of money or thousands beside it is still a column of numbers. */
const isNumber = (value: string) => Number.isFinite(Number.parseFloat(value.replace(/^[^\d.+-]{0,3}/, '')));
