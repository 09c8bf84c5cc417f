import type { ContextLimits } from '@whittle/contract/knowledge/context-item';
import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import { planTable } from '@whittle/contract/plans/plan-table';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { UpgradeNotice } from '../../core/plans/upgrade-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { useAddAddress } from './knowledge.requests.ts';
import { knowledgeTexts as texts } from './knowledge.texts.ts';

type AddAddressDialogProps = { appId: string; limits: ContextLimits; onClose: () => void };

/** CTX-13, CTX-21 */
export function AddAddressDialog({ appId, limits, onClose }: AddAddressDialogProps) {
  const add = useAddAddress(appId);
  const [address, setAddress] = useState('');
  const [isSite, setIsSite] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending || address.trim() === '') return;
    const added = await add.mutateAsync({ externalFileUrl: address.trim(), isSite }).catch(() => null);
    if (added) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.addressTitle}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            form="add-address"
            variant="filled"
            isBusy={add.isPending}
            disabled={address.trim() === ''}
          >
            {texts.add}
          </Button>
        </>
      }
    >
      <form id="add-address" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field
          label={texts.addressLabel}
          hint={texts.addressHint}
          {...(add.isError && { error: sentenceOf(add.error, texts.addressFailed) })}
        >
          <Input
            type="url"
            inputMode="url"
            value={address}
            maxLength={knowledgeLimits.contextAddressChars}
            onChange={({ target }) => {
              setAddress(target.value);
              add.reset();
            }}
          />
        </Field>
        <CheckRow
          label={texts.site}
          says={texts.siteSays(limits.siteDepth, limits.sitePages)}
          isChecked={isSite}
          onChange={setIsSite}
        />
        {isSite && limits.sitePages < planTable.monetizer.sitePages && (
          <UpgradeNotice>{texts.siteMore(planTable.monetizer.sitePages)}</UpgradeNotice>
        )}
      </form>
    </Dialog>
  );
}
