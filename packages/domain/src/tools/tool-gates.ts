import {
  type FieldType,
  fieldTypes,
  type ToolDocument,
  toolSettingsSchema,
  toolStyleSchema,
} from '@whittle/contract/tools/tool-document';
import type { ToolGates } from '@whittle/contract/tools/tool-gates';

/** Settings that a platform admin alone chooses. Rule: ADMIN-01. */
const adminSettings = [
  'aiModel',
  'modelTemperature',
  'aiQueryMethod',
  'creditsPerRun',
  'userCanEditResults',
] as const satisfies (keyof ToolDocument['settings'])[];
/** PLAN-09 */
const planSettings = ['dailyUserLimit', 'weeklyUserLimit'] as const;
/** FIELD-10 */
const adminFieldTypes: readonly FieldType[] = ['place', 'tool_item_select'];
const paidFieldTypes: readonly FieldType[] = ['photo'];

const usualSettings = toolSettingsSchema.parse({});
const usualStyle = toolStyleSchema.parse({});

/** What somebody may use of a tool. */
export const gatesFor = ({ isAdmin, hasSettings, hasPhotos }: GatesOf): ToolGates => ({
  settings: isAdmin || hasSettings,
  adminSettings: isAdmin,
  fieldTypes: fieldTypes.filter(
    (type) => isAdmin || (!adminFieldTypes.includes(type) && (hasPhotos || !paidFieldTypes.includes(type))),
  ),
});
type GatesOf = { isAdmin: boolean; hasSettings: boolean; hasPhotos: boolean };

const lockedSettings = (gates: ToolGates): readonly (keyof ToolDocument['settings'])[] => [
  ...(gates.settings ? [] : planSettings),
  ...(gates.adminSettings ? [] : adminSettings),
];

/**
 * The tool as it counts for an app whose owner has these gates: what is locked is as if nobody had set it, and a field of
 * a locked type is a line of text. A document is a file, which chats, imports and archives write too, so this is where the
 * gates hold; a refusal on the way there only says so earlier. Rules: ADMIN-01, ADMIN-06, FIELD-10.
 */
export function withGates(tool: ToolDocument, gates: ToolGates): ToolDocument {
  const { settings, style, fields } = tool;
  return {
    ...tool,
    settings: { ...settings, ...Object.fromEntries(lockedSettings(gates).map((key) => [key, usualSettings[key]])) },
    // ADMIN-02
    style: gates.adminSettings ? style : { ...style, hideBuildAI: usualStyle.hideBuildAI },
    fields: fields.map((field) =>
      gates.fieldTypes.includes(field.type) ? field : { ...field, type: 'short_text' as const },
    ),
  };
}

/** What of a change is locked, by its place in the document: `settings.aiModel`, `fields.photo1`. */
export function lockedChanges(before: ToolDocument, after: ToolDocument, gates: ToolGates): string[] {
  const known = new Map(before.fields.map(({ id, type }) => [id, type]));
  return [
    ...lockedSettings(gates)
      .filter((key) => before.settings[key] !== after.settings[key])
      .map((key) => `settings.${key}`),
    ...(gates.adminSettings || before.style.hideBuildAI === after.style.hideBuildAI ? [] : ['style.hideBuildAI']),
    ...after.fields
      .filter(({ id, type }) => !gates.fieldTypes.includes(type) && known.get(id) !== type)
      .map(({ id }) => `fields.${id}`),
  ];
}
