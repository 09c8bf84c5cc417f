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
  json: z.unknown(),
};
