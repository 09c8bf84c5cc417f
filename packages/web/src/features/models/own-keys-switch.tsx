import { useState } from 'react';
import { modelConnectionTexts as texts } from '../../core/models/models.texts.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useOwnKeysSetting, useSaveOwnKeysSetting } from './connections.requests.ts';

/** Whether people may use keys of their own here. */
export function OwnKeysSwitch() {
  const { data } = useOwnKeysSetting();
  const save = useSaveOwnKeysSetting();
  const [problem, setProblem] = useState<string | null>(null);
  if (!data) return null;
  const flip = () => {
    setProblem(null);
    save.mutate(!data.isAllowed, { onError: (error) => setProblem(sentenceOf(error)) });
  };
  return (
    <div className="flex flex-col gap-1">
      <Switch isOn={data.isAllowed} label={texts.allowOwn} isBusy={save.isPending} onFlip={flip} />
      <p className="type-meta text-ink-3">{texts.allowOwnHint}</p>
      {problem && <Notice kind="danger">{problem}</Notice>}
    </div>
  );
}
