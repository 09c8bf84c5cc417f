import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { appGridClass } from './app-grid.tsx';
import { ColourPage, Picture, pictureFrame } from './app-thumbnail.tsx';
import { useAppTemplates } from './apps.requests.ts';
import { templateAppTexts as texts } from './apps.texts.ts';

/** Apps that platform admins offer to everybody, to open, try and copy (TEMPL-01); nothing where they offer none. */
export function TemplateApps() {
  const { data: templates = [] } = useAppTemplates();
  const [chosen, setChosen] = useState('');
  if (templates.length === 0) return null;
  const categories = [...new Set(templates.map(({ category }) => category).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b),
  );
  // The last template of the chosen category may be gone.
  const category = categories.includes(chosen) ? chosen : '';
  const shown = category === '' ? templates : templates.filter((template) => template.category === category);
  return (
    <section aria-labelledby="template-apps" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="template-apps" className="type-heading">
            {texts.title}
          </h2>
          <p className="text-ink-2">{texts.about}</p>
        </div>
        {categories.length > 0 && (
          <Field label={texts.category}>
            <Select value={category} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{texts.all}</option>
              {categories.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <ul className={appGridClass}>
        {shown.map(({ templateId, name, description, imageUrl, accentColor }) => (
          <li key={templateId} className="relative flex items-center gap-3 sm:block">
            <div aria-hidden className={pictureFrame}>
              {imageUrl ? <Picture src={imageUrl} /> : <ColourPage app={{ name, accentColor }} />}
            </div>
            <div className="min-w-0 flex-1 sm:mt-2">
              <h3 className="truncate font-semibold">
                <Link to={paths.template.to(templateId)} className="after:absolute after:inset-0 after:rounded-tile">
                  {name}
                </Link>
              </h3>
              <p className="type-meta line-clamp-2 text-ink-2">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
