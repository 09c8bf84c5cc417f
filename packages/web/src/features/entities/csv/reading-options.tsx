import type { ColumnSigns } from '@whittle/domain/entities/cells/guess-format';
import { csvTexts as texts } from './csv.texts.ts';
import { readingsOf, type WrittenType, yesTexts } from './reading-choice.ts';

/** The ways in which values of a type can be written; `signs` are those of the one column that is meant. */
export function ReadingOptions({ type, signs }: { type: WrittenType; signs: ColumnSigns | null }) {
  const names = texts.readings[type].names as Record<string, string>;
  return (
    <>
      {readingsOf[type].map((reading) => (
        <option key={reading} value={reading}>
          {names[reading]}
        </option>
      ))}
      {type === 'boolean' &&
        signs &&
        yesTexts(signs).map((text) => (
          <option key={text} value={`yes:${text}`}>
            {texts.isYes(text)}
          </option>
        ))}
    </>
  );
}
