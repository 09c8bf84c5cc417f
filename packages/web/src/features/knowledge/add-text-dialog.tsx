import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { controlShape, Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAddText } from './knowledge.requests.ts';
import { knowledgeTexts as texts } from './knowledge.texts.ts';

/** CTX-11, CTX-16 */
export function AddTextDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const add = useAddText(appId);
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isTooLong = text.length > knowledgeLimits.contextTextChars;
  const problem = isMissing
    ? texts.textMissing
    : isTooLong
      ? texts.textTooLong(text.length, knowledgeLimits.contextTextChars)
      : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    if (text.trim() === '') return setIsMissing(true);
    if (isTooLong) return;
    const added = await add.mutateAsync({ context: text, name: name.trim() }).catch(() => null);
    if (!added) return;
    if (added.isDuplicate) confirmWithToast(texts.duplicate(name.trim() || texts.textLabel));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.textTitle}
      staysOnOutsideClick={text !== ''}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form="add-text" variant="filled" isBusy={add.isPending}>
            {texts.add}
          </Button>
        </>
      }
    >
      <form id="add-text" noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={texts.textLabel} {...(problem !== null && { error: problem })}>
          <textarea
            value={text}
            rows={10}
            dir="auto"
            onChange={({ target }) => {
              setText(target.value);
              setIsMissing(false);
            }}
            className={`${controlShape} py-2`}
          />
        </Field>
        <Field label={texts.nameLabel} hint={texts.nameHint} isOptional>
          <Input
            value={name}
            maxLength={knowledgeLimits.contextNameChars}
            dir="auto"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        {add.isError && <Notice kind="danger">{sentenceOf(add.error, texts.textFailed)}</Notice>}
      </form>
    </Dialog>
  );
}
