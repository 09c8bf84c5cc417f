import type { Edit } from '@whittle/domain/chat/edits';
import { formatPermissions } from '@whittle/domain/entities/access';
import type { Access } from './plan/plan.ts';

/** Text of a person inside an attribute or a sentence: nothing of it may read as a tag. */
export const harmless = (text: string): string => text.replace(/[<>"]/g, '').replace(/\s+/g, ' ').trim();

const open = (type: string, file: string, title: string, more = ''): string =>
  `<action type="${type}" file="${file}" title="${harmless(title)}"${more}>`;

export const fileAction = (type: 'add_file' | 'edit_file', file: string, title: string, content: string): string =>
  `${open(type, file, title)}\n${content}\n</action>`;

export const entityAction = (
  type: 'add_entity' | 'edit_entity',
  file: string,
  title: string,
  content: string,
  access: Access,
): string => `${open(type, file, title, ` permissions="${formatPermissions(access)}"`)}\n${content}\n</action>`;

export const editAction = (
  type: 'edit_file' | 'edit_entity',
  file: string,
  title: string,
  edits: readonly Edit[],
  access?: Access,
): string => {
  const pairs = edits.map(({ search, replace }) => `<search>\n${search}\n</search>\n<replace>\n${replace}\n</replace>`);
  return `${open(type, file, title, access ? ` permissions="${formatPermissions(access)}"` : '')}\n${pairs.join('\n')}\n</action>`;
};

export const deleteAction = (file: string, title: string): string => `${open('delete_file', file, title)}</action>`;

export const recordsAction = (entity: string, title: string, records: readonly Record<string, unknown>[]): string =>
  `${open('insert_entity_records', entity, title)}\n[\n${records.map((record) => `  ${JSON.stringify(record)}`).join(',\n')}\n]\n</action>`;

export const group = (title: string, actions: readonly string[]): string =>
  actions.length === 0 ? '' : `<action-group title="${harmless(title)}">\n${actions.join('\n')}\n</action-group>`;
