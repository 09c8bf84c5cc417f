import type { AccessRequest } from '@whittle/contract/chat';
import { nameInWords } from '@whittle/domain/entities/name-in-words';
import { ArrowRight, LockKeyhole } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { accessInWords, requestInWords } from './access-words.ts';
import { accessTexts } from './access.texts.ts';
import type { AccessAnswer, AnswerState } from './use-access-answers.ts';

const texts = accessTexts.requests;

type AccessCardProps = { request: AccessRequest; state: AnswerState; onAnswer: (choice: AccessAnswer) => void };

/** Wider access that the assistant asked for: the old sentence, the new one, and the builder's answer. */
export function AccessCard({ request, state: { saving, problem }, onAnswer }: AccessCardProps) {
  const { entity, current, state } = request;

  if (state !== 'waiting') {
    return (
      <p className="flex items-start gap-2 text-ink-2">
        <LockKeyhole aria-hidden size={16} className="mt-0.5" />
        <span>
          {state === 'allowed' ? texts.allowed : texts.kept}. {nameInWords(entity)}:{' '}
          {state === 'allowed' ? requestInWords(request) : accessInWords(current)}
        </span>
      </p>
    );
  }
  return (
    <section aria-label={texts.title} className="flex flex-col gap-3 rounded-tile bg-warning-soft p-3">
      <p className="flex items-start gap-2">
        <LockKeyhole aria-hidden size={16} className="mt-0.5 text-warning" />
        <span>
          <span className="font-semibold">{nameInWords(entity)}</span>: {accessInWords(current)}{' '}
          <ArrowRight role="img" aria-label={uiTexts.becomes} size={14} className="inline align-[-2px]" />{' '}
          <span className="font-medium">{requestInWords(request)}</span>
        </span>
      </p>
      <div className="flex gap-2">
        <Button size="small" isBusy={saving === 'keep'} disabled={saving !== null} onClick={() => onAnswer('keep')}>
          {texts.keep}
        </Button>
        <Button size="small" isBusy={saving === 'allow'} disabled={saving !== null} onClick={() => onAnswer('allow')}>
          {texts.allow}
        </Button>
      </div>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </section>
  );
}
