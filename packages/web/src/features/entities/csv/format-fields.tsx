import type { CsvMapping } from '@whittle/contract/csv';
import type { ColumnSigns } from '@whittle/domain/entities/cells/guess-format';
import { type Delimiter, delimiters } from '@whittle/domain/entities/csv/delimiter';
import { type CsvEncoding, csvEncodings } from '@whittle/domain/entities/csv/encodings';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { csvTexts as texts } from './csv.texts.ts';
import type { FileFormat } from './read-file.ts';
import { choiceOf, columnsOfType, withChoice, type WrittenType, writtenTypes } from './reading-choice.ts';
import { ReadingOptions } from './reading-options.tsx';

type FormatFieldsProps = {
  format: FileFormat;
  /** Of an Excel file, which has neither encoding nor delimiter. */
  sheets: readonly string[] | null;
  onFormat: (format: Partial<FileFormat>) => void;
  mappings: readonly CsvMapping[];
  signs: readonly ColumnSigns[];
  onMappings: (mappings: CsvMapping[]) => void;
};

/** How the file is read: found out, and changeable where that was wrong. */
export function FormatFields({ format, sheets, onFormat, mappings, signs, onMappings }: FormatFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
      {sheets ? (
        <Field label={texts.sheet}>
          <Select value={format.sheet} onChange={(event) => onFormat({ sheet: event.target.value })}>
            {sheets.map((sheet) => (
              <option key={sheet} value={sheet}>
                {sheet}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <TextFormat format={format} onFormat={onFormat} />
      )}
      {writtenTypes.map((type) => (
        <ReadingOfAll key={type} type={type} mappings={mappings} signs={signs} onMappings={onMappings} />
      ))}
    </div>
  );
}

function TextFormat({ format, onFormat }: Pick<FormatFieldsProps, 'format' | 'onFormat'>) {
  return (
    <>
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
    </>
  );
}

type ReadingOfAllProps = Pick<FormatFieldsProps, 'mappings' | 'signs' | 'onMappings'> & { type: WrittenType };

/** One choice for every column of a type; columns that differ have their own below. */
function ReadingOfAll({ type, mappings, signs, onMappings }: ReadingOfAllProps) {
  const columns = columnsOfType(mappings, type);
  if (columns.length === 0) return null;
  const choices = new Set(columns.map((at) => choiceOf(mappings[at]!.format)));
  const [only = ''] = choices;
  return (
    <Field label={texts.readings[type].label}>
      <Select
        value={choices.size === 1 ? only : ''}
        onChange={({ target }) =>
          onMappings(
            mappings.map((mapping, at) => (columns.includes(at) ? withChoice(mapping, target.value) : mapping)),
          )
        }
      >
        {choices.size > 1 && <option value="">{texts.readingsDiffer}</option>}
        <ReadingOptions type={type} signs={columns.length === 1 ? signs[columns[0]!]! : null} />
      </Select>
    </Field>
  );
}
