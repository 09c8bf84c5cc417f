import { type SampleAppId, sampleAppIds } from '@whittle/contract/sample-apps';
import { useParams } from 'react-router';
import { useSampleApp } from '../features/apps/apps.requests.ts';
import { appTexts as texts } from '../features/apps/apps.texts.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { TrialApp } from './trial-app.tsx';

const words = { state: texts.sampleState, opening: texts.sampleOpening, failed: texts.sampleFailed };

/** `/samples/{sampleId}`: a finished app that comes with the product (HOME-04). */
export function SampleScreen() {
  const { sampleId } = useParams();
  const known = sampleAppIds.find((id) => id === sampleId);
  return known ? <OpenSample key={known} sampleId={known} /> : <NotFoundScreen />;
}

function OpenSample({ sampleId }: { sampleId: SampleAppId }) {
  return <TrialApp opening={useSampleApp(sampleId)} words={words} />;
}
