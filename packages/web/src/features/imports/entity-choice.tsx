import type { ImportedAccess, ImportedEntity } from '@whittle/contract/imports';
import { accessPresets, accessSentence } from '@whittle/domain/entities/access-texts';
import { formatPermissions, parsePermissions } from '@whittle/domain/entities/access';
import { Select } from '../../ui/select.tsx';
import { importSentenceTexts } from './import-sentences.texts.ts';
import { fieldHolds } from './field-holds.ts';
import { importTexts as texts } from './imports.texts.ts';
import { sentenceOf } from './sentence-of.ts';
import { inShownLanguage } from '../../lib/sentences.ts';

type EntityChoiceProps = {
  entity: ImportedEntity;
  access: ImportedAccess | null;
  onAccess: (access: ImportedAccess | null) => void;
};

/** An entity with who may do what, to choose, and its fields with where each was seen. */
export function EntityChoice({ entity, access, onAccess }: EntityChoiceProps) {
  const { name, source, fields, records } = entity;
  const known = source === 'declared' ? texts.declared(fields.length) : texts.inferred(fields.length);
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-semibold break-words">{name}</h3>
        <p className="type-meta tabular text-ink-2">
          {known}
          {records > 0 && ` · ${texts.records(records)}`}
        </p>
      </div>
      {name === 'User' ? (
        <p className="max-w-reading text-ink-2">{importSentenceTexts['access-to-people']}</p>
      ) : (
        <>
          <div className="max-w-[28rem]">
            <Select
              aria-label={texts.access(name)}
              value={access === null ? '' : formatPermissions(access)}
              onChange={({ target }) => onAccess(parsePermissions(target.value))}
            >
              {entity.access === null && <option value="">{texts.ownRules}</option>}
              {optionsFor(entity.access).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          </div>
          <p className="type-meta max-w-reading text-ink-3">{sentenceOf(entity.accessReason)}</p>
        </>
      )}
      {fields.length > 0 && <Fields entity={entity} />}
    </li>
  );
}

/** The usual choices, and the proposal where it is none of them. */
function optionsFor(proposed: ImportedAccess | null): { value: string; label: string }[] {
  const usual = accessPresets.map(({ access, sentence }) => ({
    value: formatPermissions(access),
    label: inShownLanguage(sentence),
  }));
  if (proposed === null) return usual;
  const value = formatPermissions(proposed);
  if (usual.some((one) => one.value === value)) return usual;
  return [{ value, label: inShownLanguage(accessSentence(proposed)) }, ...usual];
}

function Fields({ entity: { name, schema, fields } }: { entity: ImportedEntity }) {
  const hasReasons = fields.some(({ reason }) => reason !== null);
  return (
    <details>
      <summary className="min-h-7 cursor-pointer text-accent-text coarse:min-h-11">{texts.fields}</summary>
      <div className="overflow-x-auto" role="region" aria-label={name} tabIndex={0}>
        <table className="w-full text-start">
          <thead className="type-meta text-ink-2">
            <tr>
              <th className="py-1 pe-4 font-medium">{texts.field}</th>
              <th className="py-1 pe-4 font-medium">{texts.holds}</th>
              {hasReasons && <th className="py-1 font-medium max-sm:hidden">{texts.seen}</th>}
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name: field, reason }) => (
              <tr key={field} className="border-t border-line align-top">
                <td className="py-1 pe-4 type-code">{field}</td>
                <td className="py-1 pe-4">
                  {fieldHolds(schema.properties[field])}
                  {/* A phone has no room for a third column. */}
                  {reason && (
                    <span className="type-meta block break-words text-ink-2 sm:hidden">{sentenceOf(reason)}</span>
                  )}
                </td>
                {hasReasons && (
                  <td className="py-1 break-words text-ink-2 max-sm:hidden">{reason && sentenceOf(reason)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
