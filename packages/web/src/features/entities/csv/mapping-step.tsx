import type { CsvMapping, SplitCharacter } from '@whittle/contract/csv';
import { splitCharacters } from '@whittle/contract/csv';
import { type Delimiter, delimiters } from '@whittle/domain/entities/csv/delimiter';
import { type CsvEncoding, csvEncodings } from '@whittle/domain/entities/csv/encodings';
import { columnsOf, mappingTo } from '@whittle/domain/entities/csv/guess-mapping';
import type { CsvTarget } from '@whittle/domain/entities/csv/targets';
import type { Entity } from '@whittle/domain/entities/entity';
import { useId } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { csvTexts as texts } from './csv.texts.ts';
import { PreviewValues } from './preview-values.tsx';
import type { FileFormat } from './read-file.ts';
import type { GoodAnalysis } from './use-csv-import.ts';

type MappingStepProps = {
  entity: Entity;
  targets: readonly CsvTarget[];
  analysis: GoodAnalysis;
  mappings: CsvMapping[];
  onMappings: (mappings: CsvMapping[]) => void;
  onFormat: (format: Partial<FileFormat>) => void;
};

export const isMapped = (mappings: readonly CsvMapping[]): boolean =>
  mappings.some((mapping) => mapping.schemaField !== null);

/** CSV-04: where each column goes, what its first values become there, and how the file is read. */
export function MappingStep({ entity, targets, analysis, mappings, onMappings, onFormat }: MappingStepProps) {
  const { format, headers, sampleRows, skipped, firstSkipped } = analysis;
  const columns = columnsOf(headers, sampleRows);
  const taken = new Map(mappings.flatMap(({ schemaField }, at) => (schemaField === null ? [] : [[schemaField, at]])));
  const missing = entity.required.filter((field) => {
    const hasDefault = entity.properties.get(field)?.default !== undefined;
    return !hasDefault && ![...taken.keys()].some((path) => path === field || path.startsWith(`${field}.`));
  });

  const replace = (at: number, mapping: CsvMapping) =>
    onMappings(mappings.map((present, index) => (index === at ? mapping : present)));
  const choose = (at: number, path: string) => {
    const target = targets.find((one) => one.path === path) ?? null;
    const other = target ? taken.get(target.path) : undefined;
    // A field takes one column: the one that was chosen last.
    onMappings(
      mappings.map((present, index) => {
        if (index === at) return mappingTo(columns[at]!, target);
        return index === other ? mappingTo(columns[index]!, null) : present;
      }),
    );
  };

  return (
    <div className="flex flex-col gap-4">
      <FormatFields format={format} onFormat={onFormat} />
      {skipped > 0 && (
        <Notice kind="warning">
          {texts.skipped(skipped)} {firstSkipped && texts.firstSkipped(firstSkipped.line, firstSkipped.reason)}
        </Notice>
      )}
      {missing.length > 0 && <Notice kind="warning">{texts.missing(missing.join(', '))}</Notice>}
      <table className="block w-full sm:table sm:table-fixed">
        <thead className="type-meta text-start text-ink-2 max-sm:sr-only">
          <tr className="border-b border-line">
            <th scope="col" className="w-[24%] py-2 pe-3 font-medium">
              {texts.columns.csv}
            </th>
            <th scope="col" className="w-[30%] py-2 pe-3 font-medium">
              {texts.columns.field}
            </th>
            <th scope="col" className="w-[18%] py-2 pe-3 font-medium">
              {texts.columns.split}
            </th>
            <th scope="col" className="py-2 font-medium">
              {texts.columns.preview}
            </th>
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {mappings.map((mapping, at) => {
            const target = targets.find(({ path }) => path === mapping.schemaField);
            return (
              <tr key={mapping.csvHeader} className="block border-b border-line py-3 sm:table-row sm:py-0 sm:align-top">
                <th
                  scope="row"
                  dir="auto"
                  className="block py-1 pe-3 text-start font-medium break-words sm:table-cell sm:pt-3.5 sm:pb-2"
                >
                  {mapping.csvHeader}
                </th>
                <td className="block py-1 sm:table-cell sm:py-2 sm:pe-3">
                  <Select
                    aria-label={texts.fieldOf(mapping.csvHeader)}
                    value={mapping.schemaField ?? ''}
                    onChange={(event) => choose(at, event.target.value)}
                  >
                    <option value="">{texts.doNotImport}</option>
                    {targets.map(({ path, isRequired }) => (
                      <option key={path} value={path}>
                        {isRequired ? texts.required(path) : path}
                      </option>
                    ))}
                  </Select>
                </td>
                <td className="block py-1 sm:table-cell sm:py-2 sm:pe-3">
                  {target?.isList ? (
                    <SplitSelect mapping={mapping} onChange={(next) => replace(at, next)} />
                  ) : (
                    <span className="block pt-1.5 text-ink-3 max-sm:hidden">–</span>
                  )}
                </td>
                <td className="block min-w-0 py-1 sm:table-cell sm:pt-3.5 sm:pb-2">
                  <PreviewValues mapping={mapping} target={target} cells={sampleRows.map((row) => row[at] ?? '')} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function SplitSelect({ mapping, onChange }: { mapping: CsvMapping; onChange: (mapping: CsvMapping) => void }) {
  return (
    <Select
      aria-label={texts.splitOf(mapping.csvHeader)}
      value={mapping.splitCharacter ?? ','}
      onChange={(event) => onChange({ ...mapping, splitCharacter: event.target.value as SplitCharacter })}
    >
      {splitCharacters.map((character) => (
        <option key={character} value={character}>
          {texts.splits[character]}
        </option>
      ))}
    </Select>
  );
}

/** How the file is read: found out, and changeable where that was wrong. */
function FormatFields({ format, onFormat }: { format: FileFormat; onFormat: (format: Partial<FileFormat>) => void }) {
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-3" id={id}>
      <Field label={texts.encoding}>
        <Select value={format.encoding} onChange={(event) => onFormat({ encoding: event.target.value as CsvEncoding })}>
          {Object.entries(csvEncodings).map(([encoding, name]) => (
            <option key={encoding} value={encoding}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.delimiter}>
        <Select
          value={format.delimiter}
          onChange={(event) => onFormat({ ...format, delimiter: event.target.value as Delimiter })}
        >
          {delimiters.map((delimiter) => (
            <option key={delimiter} value={delimiter}>
              {texts.delimiters[delimiter]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
