import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { ModelForm } from './model-form.tsx';
import { modelTexts as texts } from './models.texts.ts';
import { useModelSettings } from './models.requests.ts';

/** The model form with its loading and error states. */
export function ModelSettings({ onSaved }: { onSaved?: () => void }) {
  const { data, isPending, isError, refetch } = useModelSettings();
  if (isPending) return <RowsToCome rows={3} />;
  if (isError) {
    return (
      <RetryNotice label={texts.retry} onRetry={refetch}>
        {texts.loadFailed}
      </RetryNotice>
    );
  }
  return <ModelForm settings={data} onSaved={onSaved} />;
}
