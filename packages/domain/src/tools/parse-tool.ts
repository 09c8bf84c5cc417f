import { type ToolDocument, toolDocumentSchema, type ToolField } from '@whittle/contract/tools/tool-document';
import { isPlainObject } from '../entities/json.ts';
import { isId } from './tool-ids.ts';
import { withUsualForms } from './usual-forms.ts';

export type ToolReading = { ok: true; tool: ToolDocument } | { ok: false; problem: string };

/**
 * Reads the text of a tool's file. `problem` says where it is wrong, for the person or the model who wrote it. A document
 * without an id gets `ownId`, where there is one.
 */
export function parseTool(text: string, ownId?: string): ToolReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, problem: `It is not JSON: ${(error as Error).message}.` };
  }
  if (!isPlainObject(value)) return { ok: false, problem: 'It is not a JSON object.' };
  const id = ownId === undefined || isId(value['id']) ? value['id'] : ownId;
  const read = toolDocumentSchema.safeParse({ ...withUsualForms(value), id });
  if (read.success) return { ok: true, tool: withForcedValues(read.data) };
  const [issue] = read.error.issues;
  return { ok: false, problem: `${issue!.path.join('.') || 'The document'}: ${issue!.message}.` };
}

export const writeTool = (tool: ToolDocument): string => `${JSON.stringify(withForcedValues(tool), null, 2)}\n`;

/** FIELD-08: an e-mail address is personal, whatever the document says. */
const withForcedValues = (tool: ToolDocument): ToolDocument => ({ ...tool, fields: tool.fields.map(withForcedField) });
const withForcedField = (field: ToolField): ToolField =>
  field.type === 'email' ? { ...field, personal: true } : field;
