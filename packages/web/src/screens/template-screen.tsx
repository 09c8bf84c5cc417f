import { useParams } from 'react-router';
import { useTemplateApp } from '../features/apps/apps.requests.ts';
import { templateAppTexts as texts } from '../features/apps/apps.texts.ts';
import { TrialApp } from './trial-app.tsx';

/** `/templates/{templateId}`: a finished app that a platform admin offers (TEMPL-02). */
export function TemplateScreen() {
  const { templateId = '' } = useParams();
  return <OpenTemplate key={templateId} templateId={templateId} />;
}

function OpenTemplate({ templateId }: { templateId: string }) {
  return <TrialApp opening={useTemplateApp(templateId)} words={texts} />;
}
