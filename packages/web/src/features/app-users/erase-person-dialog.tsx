import type { Person } from '@whittle/contract/people';
import type { ErasureReport } from '@whittle/contract/person-data';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { count } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { useErasePerson } from './people.requests.ts';
import { usersTexts as texts } from './users.texts.ts';

type ErasePersonDialogProps = { appId: string; person: Person; onClose: () => void };

/** Asks for the address before somebody is erased, then says what was and what stays (USER-16). */
export function ErasePersonDialog({ appId, person, onClose }: ErasePersonDialogProps) {
  const { erase, refresh } = useErasePerson(appId);
  const formId = useId();
  const [email, setEmail] = useState('');
  const isTyped = email.trim().toLowerCase() === person.email.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped && !erase.isPending) erase.mutate({ id: person.id, email });
  };
  const close = () => {
    onClose();
    void refresh();
  };
  if (erase.data) {
    return (
      <Dialog
        isOpen
        onOpenChange={close}
        title={texts.erasedTitle(person.fullName)}
        footer={<Button onClick={close}>{texts.done}</Button>}
      >
        <Report report={erase.data} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.eraseTitle(person.fullName)}
      description={texts.eraseGoes}
      footer={
        <Button type="submit" form={formId} variant="danger" disabled={!isTyped} isBusy={erase.isPending}>
          {texts.eraseConfirm}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={texts.eraseEmail(person.email)} error={erase.isError ? sentenceOf(erase.error) : undefined}>
          <Input
            value={email}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

const numbers = ['records', 'files', 'toolRuns', 'conversations', 'mails', 'signIns'] as const;

const Report = ({ report }: { report: ErasureReport }) => (
  <div className="flex flex-col gap-4">
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
      {numbers.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{texts.erasedCounts[name]}</dt>
          <dd className="tabular text-end">{count(report[name])}</dd>
        </div>
      ))}
    </dl>
    <p>{texts.mentions(report.mentions)}</p>
    <section>
      <h3 className="type-heading">{texts.keptTitle}</h3>
      <ul className="list-disc ps-5 text-ink-2">
        {report.kept.map((reason) => (
          <li key={reason}>{texts.kept[reason]}</li>
        ))}
      </ul>
    </section>
  </div>
);
