import type { Attachment } from '@whittle/contract/chat';

/** GEN-24: by content type, by a `.csv` name, or by a name that says so. */
export const isTable = ({ name, contentType }: Pick<Attachment, 'name' | 'contentType'>): boolean =>
  /^(?:text|application)\/csv\b/i.test(contentType) || /\.csv$/i.test(name) || name.includes('(CSV data)');

/** Pictures that browsers show and models look at. */
export const isPicture = ({ contentType }: Pick<Attachment, 'contentType'>): boolean =>
  /^image\/(?:png|jpeg|gif|webp)\b/i.test(contentType);
