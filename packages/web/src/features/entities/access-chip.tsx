import type { Access } from '@whittle/domain/entities/access';
import { accessPresets } from '@whittle/domain/entities/access-texts';
import { ChevronDown, LockKeyhole } from 'lucide-react';
import { Popover, RadioGroup } from 'radix-ui';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AccessCheck } from '../../core/access-check/access-check.tsx';
import { accessTexts as texts } from '../../core/access/access.texts.ts';
import { accessInWords, accessNames, presetName } from '../../core/access/access-words.ts';

type AccessChipProps = {
  appId: string;
  entity: string;
  access: Access;
  /** Current permissions, computed from the rules that the records are asked with. */
  sentences: readonly string[];
  isChatBusy: boolean;
  /** Sends a message to the chat. */
  onAsk: (message: string) => Promise<void>;
};

const presetOf = (access: Access) =>
  accessPresets.find((preset) => preset.access.read === access.read && preset.access.write === access.write);

/** Who may do what with an entity, in one sentence; another preset is asked of the chat (ENT-03 to ENT-12). */
export function AccessChip(props: AccessChipProps) {
  const { access, appId, entity } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isProving, setIsProving] = useState(false);
  const current = presetOf(access);
  const label = current ? presetName(current) : texts.own;
  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
        <Popover.Trigger asChild>
          <button
            type="button"
            aria-label={texts.chip(label)}
            title={accessInWords(access)}
            className="quick type-meta flex min-h-7 min-w-0 items-center gap-1.5 rounded-chip bg-sunken px-2 text-ink-2 hover:bg-hover hover:text-ink coarse:min-h-11"
          >
            <LockKeyhole aria-hidden size={14} />
            <span className="truncate">{label}</span>
            <ChevronDown aria-hidden size={14} />
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={4}
            collisionPadding={8}
            aria-label={texts.title}
            className="layer-popover flex max-h-(--radix-popover-content-available-height) w-[min(360px,calc(100vw-16px))] flex-col overflow-y-auto rounded-tile bg-raised text-ink shadow-pop"
          >
            <Presets
              {...props}
              onProve={() => {
                setIsOpen(false);
                setIsProving(true);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Dialog isOpen={isProving} onOpenChange={setIsProving} width="wide" title={texts.proof(entity)}>
        <AccessCheck appId={appId} onlyEntity={entity} />
      </Dialog>
    </>
  );
}

function Presets({ entity, access, sentences, isChatBusy, onAsk, onProve }: AccessChipProps & { onProve: () => void }) {
  const current = presetOf(access);
  const [chosen, setChosen] = useState(current?.name ?? '');
  const [state, setState] = useState<'idle' | 'asking' | 'asked' | 'failed'>('idle');
  const titleId = useId();
  const preset = accessPresets.find(({ name }) => name === chosen);

  const ask = async () => {
    if (!preset) return;
    setState('asking');
    try {
      await onAsk(texts.request(entity, preset));
      setState('asked');
    } catch {
      setState('failed');
    }
  };
  const isChanged = preset !== undefined && preset !== current;
  return (
    <>
      <h3 id={titleId} className="type-heading px-4 pt-4">
        {texts.title}
      </h3>
      <ul aria-label={texts.now} className="px-4 pt-1 text-ink-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button size="small" className="mx-4 mt-2 self-start" onClick={onProve}>
        {texts.prove}
      </Button>
      <RadioGroup.Root
        aria-labelledby={titleId}
        value={chosen}
        onValueChange={(name) => {
          setChosen(name);
          setState('idle');
        }}
        className="flex flex-col p-2"
      >
        {accessPresets.map((one) => (
          <RadioGroup.Item
            key={one.name}
            value={one.name}
            className="quick group focus-inset flex items-start gap-3 rounded-control px-2 py-2 text-start hover:bg-hover"
          >
            <span className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-edge group-data-[state=checked]:border-accent">
              <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
            </span>
            <span className="min-w-0">
              <span className="block font-medium">{accessInWords(one.access)}</span>
              <span className="type-meta block text-ink-3">
                {presetName(one)} · {accessNames(one.access)}
              </span>
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3">
        <p role="status" className="min-w-0 flex-1 basis-40 text-ink-2">
          {isChatBusy && isChanged && state !== 'asked' && texts.busy}
          {state === 'asked' && texts.asked}
        </p>
        {state === 'failed' && (
          <p role="alert" className="basis-full text-danger">
            {texts.failed}
          </p>
        )}
        <Button
          variant="filled"
          disabled={!isChanged || isChatBusy || state === 'asked'}
          isBusy={state === 'asking'}
          onClick={() => void ask()}
        >
          {texts.ask}
        </Button>
      </div>
    </>
  );
}
