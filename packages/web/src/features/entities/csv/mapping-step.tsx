import type { CsvMapping, SplitCharacter } from '@whittle/contract/csv';
import { splitCharacters } from '@whittle/contract/csv';
import { columnsOf, mappingTo, withFormats } from '@whittle/domain/entities/csv/guess-mapping';
import type { CsvTarget } from '@whittle/domain/entities/csv/targets';
import type { Entity } from '@whittle/domain/entities/entity';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FileCheck } from './check-file.ts';
import { CheckNotice } from './check-notice.tsx';
import { problemsInShownLanguage } from '../../../lib/sentences.ts';
import { csvTexts as texts } from './csv.texts.ts';
import { FormatFields } from './format-fields.tsx';
import { PreviewValues } from './preview-values.tsx';
import type { FileFormat } from './read-file.ts';
import { choiceOf, columnsOfType, withChoice, type WrittenType, writtenTypes } from './reading-choice.ts';
import { ReadingOptions } from './reading-options.tsx';
import type { GoodAnalysis } from './use-csv-import.ts';

type MappingStepProps = {
  entity: Entity;
  targets: readonly CsvTarget[];
  analysis: GoodAnalysis;
  mappings: CsvMapping[];
  /** What the whole file would become; null until that is known. */
  check: FileCheck | null;
  onMappings: (mappings: CsvMapping[]) => void;
  onFormat: (format: Partial<FileFormat>) => void;
};

export const isMapped = (mappings: readonly CsvMapping[]): boolean =>
  mappings.some((mapping) => mapping.schemaField !== null);

/** CSV-04: where each column goes, what its first values become there, and how the file is read. */
export function MappingStep({ entity, targets, analysis, mappings, check, onMappings, onFormat }: MappingStepProps) {
  const { format, headers, sampleRows, signs, skipped, firstSkipped } = analysis;
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
    const next = mappings.map((present, index) => {
      if (index === at) return mappingTo(columns[at]!, target);
      return index === other ? mappingTo(columns[index]!, null) : present;
    });
    onMappings(next.with(at, withFormats(next, signs, format.delimiter)[at]!));
  };
  /** A column has a choice of its own where there are several of its type; one has it above. */
  const ownType = (at: number): WrittenType | undefined =>
    writtenTypes.find((type) => {
      const all = columnsOfType(mappings, type);
      return all.length > 1 && all.includes(at);
    });

  return (
    <div className="flex flex-col gap-4">
      <FormatFields
        format={format}
        sheets={analysis.workbook?.sheets ?? null}
        onFormat={onFormat}
        mappings={mappings}
        signs={signs}
        onMappings={onMappings}
      />
      {skipped > 0 && (
        <Notice kind="warning">
          {texts.skipped(skipped)}{' '}
          {firstSkipped && texts.firstSkipped(firstSkipped.line, problemsInShownLanguage(firstSkipped.reason))}
        </Notice>
      )}
      {missing.length > 0 && <Notice kind="warning">{texts.missing(missing.join(', '))}</Notice>}
      {check && <CheckNotice check={check} targets={targets} />}
      <table className="block w-full sm:table sm:table-fixed">
        <thead className="type-meta text-start text-ink-2 max-sm:sr-only">
          <tr className="border-b border-line">
            <th scope="col" className="w-[24%] py-2 pe-3 text-start font-medium">
              {texts.columns.csv}
            </th>
            <th scope="col" className="w-[30%] py-2 pe-3 text-start font-medium">
              {texts.columns.field}
            </th>
            <th scope="col" className="w-[18%] py-2 pe-3 text-start font-medium">
              {texts.columns.split}
            </th>
            <th scope="col" className="py-2 text-start font-medium">
              {texts.columns.preview}
            </th>
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {mappings.map((mapping, at) => {
            const target = targets.find(({ path }) => path === mapping.schemaField);
            const type = ownType(at);
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
                    {targets.map(({ path, label, isRequired }) => (
                      <option key={path} value={path}>
                        {isRequired ? texts.required(label) : label}
                      </option>
                    ))}
                  </Select>
                  {type && (
                    <div className="mt-2">
                      <Select
                        aria-label={texts.readingOf(mapping.csvHeader)}
                        value={choiceOf(mapping.format)}
                        onChange={(event) => replace(at, withChoice(mapping, event.target.value))}
                      >
                        <ReadingOptions type={type} signs={signs[at]!} />
                      </Select>
                    </div>
                  )}
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
