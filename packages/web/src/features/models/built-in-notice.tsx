import { Mark } from '../../ui/mark.tsx';
import { ConnectModelButton } from '../../core/models/connect-model-button.tsx';
import { modelTexts as texts } from '../../core/models/models.texts.ts';
import { useCurrentModel } from '../../core/models/models.requests.ts';

/** Stands above the apps as long as no model is connected, with the one step that changes it. */
export function BuiltInNotice({ isAdmin }: { isAdmin: boolean }) {
  const { data: model } = useCurrentModel();
  if (!model?.isBuiltIn) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="flex items-center gap-2">
        <Mark size={14} />
        <span>{texts.builtIn}</span>
      </p>
      <p className="text-ink-2">{isAdmin ? texts.builtInMeans : texts.askAdmin}</p>
      {isAdmin && <ConnectModelButton />}
    </div>
  );
}
