import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuChoices, MenuLabel } from '../../../ui/menu.tsx';
import { useModelChoices } from '../../../core/models/models.requests.ts';
import { shownModel } from '../../../core/models/shown-model.ts';
import { chatTexts as texts } from '../chat.texts.ts';

export type ModelChoice = {
  /** Null: the model that answers everybody. */
  chosen: string | null;
  choose: (model: string | null) => void;
};

type ModelMenuProps = ModelChoice & { usual: string };

/** GEN-25: which model answers the next messages of this window; for platform admins. */
export function ModelMenu({ usual, chosen, choose }: ModelMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError } = useModelChoices(isOpen);
  const first = data?.items[0]?.model ?? null;
  const options = (data?.items ?? []).map(({ model, label }) => ({ value: model, label: shownModel(label) }));
  const shown = shownModel(chosen ?? usual);
  const current = chosen ?? first;
  return (
    <Menu
      align="start"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <button
          type="button"
          aria-label={texts.modelOf(shown)}
          className="quick inline-flex min-h-8 max-w-40 min-w-16 grow basis-16 items-center gap-1 rounded-control px-2 text-ink-2 hover:bg-hover hover:text-ink coarse:min-h-11"
        >
          <span className="min-w-0 truncate">{shown}</span>
          <ChevronDown aria-hidden size={16} className="shrink-0" />
        </button>
      }
    >
      <MenuLabel>{texts.model}</MenuLabel>
      {current !== null && (
        <MenuChoices value={current} onChange={(model) => choose(model === first ? null : model)} options={options} />
      )}
      {!data && !isError && <MenuLabel>{texts.modelsLoading}</MenuLabel>}
      {(isError || data?.problem) && <MenuLabel>{data?.problem ?? texts.modelsFailed}</MenuLabel>}
    </Menu>
  );
}
