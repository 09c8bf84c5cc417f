import type { WidenedEntity } from '@whittle/contract/versions';
import { TriangleAlert } from 'lucide-react';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';

type WidenedAccessProps = { widened: WidenedEntity; isConfirmed: boolean; onConfirm: (isConfirmed: boolean) => void };

/** Who could do what with an entity's records now and then; it happens only when the builder says so (S-10). */
export function WidenedAccess({ widened: { entity, present, restored }, isConfirmed, onConfirm }: WidenedAccessProps) {
  return (
    <section aria-label={texts.widens(entity)} className="rounded-control bg-warning-soft p-3">
      <h3 className="flex items-start gap-2 font-semibold">
        <TriangleAlert aria-hidden size={16} className="mt-0.5 text-warning" />
        {texts.widens(entity)}
      </h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <dt className="text-ink-2">{texts.present}</dt>
        <dd>{present.join(' ')}</dd>
        <dt className="text-ink-2">{texts.restored}</dt>
        <dd>{restored.join(' ')}</dd>
      </dl>
      <label className="mt-2 flex items-center gap-2 font-medium coarse:min-h-11">
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={(event) => onConfirm(event.target.checked)}
          className="size-4 accent-accent"
        />
        {texts.confirmWiden(entity)}
      </label>
    </section>
  );
}
