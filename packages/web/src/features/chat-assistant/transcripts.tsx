import type { AssistantMessage, Transcript } from '@whittle/contract/chat-assistant/chat-assistant';
import { type FormEvent, useState } from 'react';
import { SourceLinks } from '../../core/knowledge/source-links.tsx';
import { sentenceOf } from '../../lib/api-error.ts';
import { exactTime } from '../../lib/times.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { controlShape, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { useAddAnswer, useTranscripts } from './chat-assistant.requests.ts';
import { chatAssistantTexts as texts } from './chat-assistant.texts.ts';

/** What people asked, and what was not answered: an answer of the builder becomes a data source. Rule: CHATA-12. */
export function Transcripts({ appId }: { appId: string }) {
  const [onlyOpen, setOnlyOpen] = useState(false);
  const transcripts = useTranscripts(appId, onlyOpen);
  const items = transcripts.data?.items ?? [];
  return (
    <section aria-label={texts.conversations} className="flex flex-col gap-4">
      <CheckRow
        label={texts.onlyUnanswered}
        says={texts.onlyUnansweredAbout}
        isChecked={onlyOpen}
        onChange={setOnlyOpen}
      />
      {transcripts.isPending && <RowsToCome rows={3} />}
      {transcripts.isError && (
        <RetryNotice label={texts.retry} error={transcripts.error} onRetry={transcripts.refetch}>
          {texts.conversationsFailed} {sentenceOf(transcripts.error)}
        </RetryNotice>
      )}
      {transcripts.data && items.length === 0 && (
        <p className="text-ink-2">{onlyOpen ? texts.allAnswered : texts.noConversations}</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {items.map((transcript) => (
          <li key={transcript.id}>
            <TranscriptRow appId={appId} transcript={transcript} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TranscriptRow({ appId, transcript }: { appId: string; transcript: Transcript }) {
  const { title, person, updatedAt, handedOverAt, messages } = transcript;
  const isOpen = messages.some(({ isUnanswered }) => isUnanswered);
  const facts = [
    person ?? texts.visitor,
    exactTime(updatedAt),
    ...(handedOverAt === null ? [] : [texts.handedOver]),
    ...(isOpen ? [texts.unanswered] : []),
  ];
  return (
    <details className="py-3">
      <summary className="cursor-pointer coarse:min-h-11">
        <span className="font-medium" dir="auto">
          {title}
        </span>
        <span className="type-meta block text-ink-2">{facts.join(' · ')}</span>
      </summary>
      <ol className="mt-3 flex flex-col gap-3">
        {messages.map((message, at) => (
          <MessageRow key={message.id} {...{ appId, message }} question={messages[at - 1]?.text ?? ''} />
        ))}
      </ol>
    </details>
  );
}

type MessageRowProps = { appId: string; message: AssistantMessage; question: string };

function MessageRow({ appId, message: { role, text, sources, problem, isUnanswered }, question }: MessageRowProps) {
  return (
    <li className="flex flex-col items-start gap-1">
      <p className="type-meta text-ink-2">
        {role === 'user' ? texts.asked : texts.answered}
        {isUnanswered && <> · {texts.unanswered}</>}
      </p>
      {text !== '' && (
        <p className="whitespace-pre-wrap" dir="auto">
          {text}
        </p>
      )}
      {problem && <p className="text-danger">{problem.message}</p>}
      {sources && <SourceLinks citations={sources.citations} question={question} />}
      {isUnanswered && question !== '' && <AnswerForm appId={appId} question={question} />}
    </li>
  );
}

function AnswerForm({ appId, question }: { appId: string; question: string }) {
  const add = useAddAnswer(appId);
  const [answer, setAnswer] = useState<string | null>(null);
  if (answer === null)
    return (
      <Button size="small" onClick={() => setAnswer('')}>
        {texts.answerIt}
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate(
      { question, answer },
      {
        onSuccess: () => {
          confirmWithToast(texts.added);
          setAnswer(null);
        },
      },
    );
  };
  return (
    <form className="flex w-full flex-col gap-3" onSubmit={submit}>
      <Field label={texts.answerFor(question)}>
        <textarea
          rows={3}
          required
          dir="auto"
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          className={`${controlShape} py-1.5`}
        />
      </Field>
      {add.isError && <Notice kind="danger">{sentenceOf(add.error)}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" variant="filled" isBusy={add.isPending}>
          {texts.add}
        </Button>
        <Button onClick={() => setAnswer(null)}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
