import { languages, testLanguages } from '@whittle/domain/languages/languages';
import { chooseLanguage, chosenLanguage } from '../../lib/language.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { languageTexts as texts } from './language.texts.ts';

/** Those that only show what is left in English are offered while the interface is developed. */
const offered = import.meta.env.DEV ? [...languages, ...testLanguages] : languages;

/** Which language the interface is in. Rule: LANG-01. */
export function LanguageField() {
  return (
    <Field label={texts.language} hint={texts.hint}>
      <Select
        value={chosenLanguage() ?? ''}
        onChange={({ target }) => chooseLanguage(target.value === '' ? null : target.value)}
      >
        <option value="">{texts.browser}</option>
        {offered.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
