import { z } from 'zod';

const richText = z.array(z.object({ plain_text: z.string() }));
export const plainText = (parts: z.infer<typeof richText>): string =>
  parts.map(({ plain_text: text }) => text).join('');
const text = richText.transform(plainText);
const option = z.object({ name: z.string() }).nullable();
const date = z.object({ start: z.string(), end: z.string().nullish() }).nullable();
const dated = (value: z.infer<typeof date>) => (value?.end ? `${value.start} to ${value.end}` : (value?.start ?? ''));

/** What a property says, as a text; null for kinds that say nothing by themselves. */
const values: Readonly<Record<string, z.ZodType<string>>> = {
  title: text,
  rich_text: text,
  number: z
    .number()
    .nullable()
    .transform((n) => (n === null ? '' : String(n))),
  select: option.transform((one) => one?.name ?? ''),
  status: option.transform((one) => one?.name ?? ''),
  multi_select: z.array(z.object({ name: z.string() })).transform((all) => all.map(({ name }) => name).join(', ')),
  date: date.transform(dated),
  checkbox: z.boolean().transform((isSet) => (isSet ? 'yes' : 'no')),
  url: z
    .string()
    .nullable()
    .transform((value) => value ?? ''),
  email: z
    .string()
    .nullable()
    .transform((value) => value ?? ''),
  phone_number: z
    .string()
    .nullable()
    .transform((value) => value ?? ''),
  people: z
    .array(z.object({ name: z.string().nullish() }))
    .transform((all) => all.flatMap(({ name }) => name ?? []).join(', ')),
  formula: z
    .object({ string: z.string().nullish(), number: z.number().nullish(), boolean: z.boolean().nullish() })
    .transform((value) => String(value.string ?? value.number ?? value.boolean ?? '')),
};

const propertySchema = z.looseObject({ type: z.string() });
type Property = z.infer<typeof propertySchema>;

const valueOf = (property: Property): string =>
  values[property.type]?.safeParse(property[property.type]).data?.trim() ?? '';

const parentTitle = z.record(z.string(), propertySchema).catch({});

/** A page, or a table of pages, as lists and single answers have it. */
const objectSchema = z.looseObject({
  object: z.enum(['page', 'data_source']),
  id: z.string(),
  last_edited_time: z.iso.datetime().nullish(),
  url: z.string().nullish(),
  in_trash: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  title: richText.optional(),
  properties: z.unknown(),
});

export type NotionObject = {
  id: string;
  isTable: boolean;
  title: string;
  changedAt: string | null;
  address: string;
  isGone: boolean;
  /** What a row of a table says in its columns, but for its title. */
  facts: string[];
};

export const notionObjectSchema = objectSchema.transform((one): NotionObject => {
  const isTable = one.object === 'data_source';
  const properties = Object.entries(isTable ? {} : parentTitle.parse(one.properties));
  const title = isTable
    ? plainText(one.title ?? [])
    : properties.flatMap(([, property]) => (property.type === 'title' ? valueOf(property) : [])).join(' ');
  return {
    ...{ id: one.id, isTable, title: title.trim() || 'Untitled', changedAt: one.last_edited_time ?? null },
    address: one.url ?? `https://www.notion.so/${one.id.replaceAll('-', '')}`,
    isGone: one.in_trash === true || one.archived === true,
    facts: properties.flatMap(([name, property]) => {
      const value = property.type === 'title' ? '' : valueOf(property);
      return value === '' ? [] : `${name}: ${value}`;
    }),
  };
});

export const notionListSchema = z.object({
  results: z.array(z.unknown()),
  next_cursor: z.string().nullish(),
});

export const notionBlockSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  has_children: z.boolean().default(false),
});
export type NotionBlock = z.infer<typeof notionBlockSchema>;

const contentSchema = z
  .looseObject({
    rich_text: richText.optional(),
    caption: richText.optional(),
    cells: z.array(richText).optional(),
    title: z.string().optional(),
    expression: z.string().optional(),
    checked: z.boolean().optional(),
    url: z.string().optional(),
  })
  .catch({});

/** What stands in a block itself, without the blocks in it. */
export function blockContent(block: NotionBlock) {
  const content = contentSchema.parse(block[block.type]);
  return {
    text:
      plainText(content.rich_text ?? content.caption ?? []) || content.title || content.expression || content.url || '',
    cells: content.cells?.map(plainText) ?? [],
    isChecked: content.checked === true,
  };
}

export const notionBotSchema = z.object({
  name: z.string().nullish(),
  bot: z.object({ workspace_name: z.string().nullish() }).nullish(),
});
