import type { AccessRequest } from '@whittle/contract/chat';
import { nameInWords } from '@whittle/domain/entities/name-in-words';
import { ArrowRight, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { accessInWords, requestInWords } from './access-words.ts';
import { answerAccessRequest } from './access.requests.ts';
import { accessTexts } from './access.texts.ts';

const texts = accessTexts.requests;

type AccessCardProps = { appId: string; messageId: string; request: AccessRequest };

/** Wider access that the assistant asked for: the old sentence, the new one, and the builder's answer. */
export function AccessCard({ appId, messageId, request }: AccessCardProps) {
  const [answering, setAnswering] = useState<'allow' | 'keep' | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const { entity, current, state } = request;

  const answer = async (choice: 'allow' | 'keep') => {
    setAnswering(choice);
    setHasFailed(false);
    try {
      await answerAccessRequest(appId, messageId, { entity, answer: choice });
    } catch {
      setHasFailed(true);
    } finally {
      setAnswering(null);
    }
  };

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
        <Button
          size="small"
          isBusy={answering === 'keep'}
          disabled={answering !== null}
          onClick={() => void answer('keep')}
        >
          {texts.keep}
        </Button>
        <Button
          size="small"
          isBusy={answering === 'allow'}
          disabled={answering !== null}
          onClick={() => void answer('allow')}
        >
          {texts.allow}
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" className="text-danger">
          {texts.failed}
        </p>
      )}
    </section>
  );
}
