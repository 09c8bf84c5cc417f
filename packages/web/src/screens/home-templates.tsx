import { useNavigate } from 'react-router';
import { TemplateList } from '../features/tools/templates/template-list.tsx';
import { templateTexts as texts } from '../features/tools/templates/templates.texts.ts';
import { useTemplate } from '../features/tools/templates/use-template.ts';
import { paths } from '../paths.ts';

/** Finished AI tools on the home screen: 'Use this' makes an own one and opens it. */
export function HomeTemplates() {
  const navigate = useNavigate();
  const use = useTemplate(null, ({ appId }) => void navigate(paths.app.to(appId)));
  return (
    <section aria-labelledby="tool-templates" className="flex flex-col gap-4">
      <div>
        <h2 id="tool-templates" className="type-heading">
          {texts.title}
        </h2>
        <p className="text-ink-2">{texts.aboutAll}</p>
      </div>
      <TemplateList use={use} />
    </section>
  );
}
