import { z } from 'zod';
import type { BlockType } from './tool-document.ts';

const texts = z.array(z.coerce.string());
const tableSchema = z.object({ columns: texts, rows: z.array(texts) });
const figuresSchema = z.array(z.object({ label: z.coerce.string(), value: z.coerce.string() }));
const chartSchema = z.object({
  kind: z.enum(['bar', 'line', 'pie']).catch('bar'),
  labels: texts,
  series: z.array(z.object({ name: z.coerce.string(), values: z.array(z.number()) })),
});

const imageSchema = z.object({ url: z.string(), alt: z.string() });
const cardSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  imageUrl: z.string(),
  link: z.string(),
});
const fileSchema = z.object({ name: z.string(), content: z.string() });
/** What a model says of a picture that is to be drawn. */
export const pictureRequestSchema = z.object({ description: z.coerce.string(), alt: z.coerce.string().catch('') });

export type ImageValue = z.infer<typeof imageSchema>;
export type CardValue = z.infer<typeof cardSchema>;
export type FileBlockValue = z.infer<typeof fileSchema>;
export type TableValue = z.infer<typeof tableSchema>;
export type FiguresValue = z.infer<typeof figuresSchema>;
export type ChartValue = z.infer<typeof chartSchema>;

/** What stands in a block of each type once it is whole. A rich text is Markdown. */
export const blockValueSchemas: Record<BlockType, z.ZodType> = {
  rich_text: z.string(),
  list: texts,
  table: tableSchema,
  key_figures: figuresSchema,
  chart: chartSchema,
  image: imageSchema,
  cards: z.array(cardSchema),
  file: fileSchema,
  json: z.unknown(),
};
