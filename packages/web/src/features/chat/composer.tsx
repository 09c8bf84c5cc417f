import { limits } from '@whittle/contract/limits';
import { Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sendFailure } from './chat.requests.ts';
import { chatTexts as texts } from './chat.texts.ts';

type Draft = { read: () => string; write: (text: string) => void };

type ComposerProps = {
  draft: Draft;
  isFirst: boolean;
  isTurnRunning: boolean;
  /** Sends the draft as soon as it is there: the request was already made on the home screen. */
  sendsAtOnce: boolean;
  onSend: (text: string) => Promise<void>;
  onStop: () => Promise<void>;
  /** Text that a suggestion puts into the box; `at` tells two equal ones apart. */
  suggestion: { text: string; at: number } | null;
};

/** Where messages are written. What is typed is kept per app until the server has taken it (GEN-16). */
export function Composer({ draft, isFirst, isTurnRunning, sendsAtOnce, onSend, onStop, suggestion }: ComposerProps) {
  const [text, setText] = useState(draft.read);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isStopping, setIsStopping] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const isEmpty = text.trim() === '';

  const write = (next: string) => {
    setText(next);
    setProblem(null);
    draft.write(next);
  };

  const submit = async () => {
    const message = text.trim();
    if (isEmpty || isSending) return;
    if (isTurnRunning) {
      setProblem(texts.working);
      return;
    }
    if (message.length > limits.chatMessageMaxChars) {
      setProblem(texts.tooLong(message.length));
      return;
    }
    setIsSending(true);
    setProblem(null);
    try {
      await onSend(message);
      // What was typed while the message was on its way stays.
      setText((now) => (now === text ? '' : now));
      draft.write(box.current?.value === text ? '' : (box.current?.value ?? ''));
    } catch (error) {
      setProblem(sendFailure(error));
    } finally {
      setIsSending(false);
    }
  };

  const stop = async () => {
    setIsStopping(true);
    try {
      await onStop();
    } catch {
      setProblem(texts.stopFailed);
    } finally {
      setIsStopping(false);
    }
  };

  const hasSentAtOnce = useRef(false);
  const sendAtOnce = useEffectEvent(() => {
    if (hasSentAtOnce.current) return;
    hasSentAtOnce.current = true;
    void submit();
  });
  useEffect(() => {
    if (sendsAtOnce) sendAtOnce();
  }, [sendsAtOnce]);

  const fill = useEffectEvent((words: string) => {
    write(words);
    box.current?.focus();
  });
  useEffect(() => {
    if (suggestion) fill(suggestion.text);
  }, [suggestion]);

  const onStopKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== '.' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void stop();
  });
  useEffect(() => {
    if (!isTurnRunning) {
      setProblem((shown) => (shown === texts.working ? null : shown));
      return;
    }
    document.addEventListener('keydown', onStopKey);
    return () => document.removeEventListener('keydown', onStopKey);
  }, [isTurnRunning]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };

  return (
    <div className="flex flex-col gap-2 px-4 pb-4">
      {problem && (
        <div id={problemId}>
          <Notice kind={problem === texts.working ? 'info' : 'danger'}>{problem}</Notice>
        </div>
      )}
      <div className="flex flex-col rounded-tile border border-edge bg-surface focus-within:outline-2 focus-within:outline-focus">
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          aria-label={texts.placeholder}
          aria-describedby={problem ? problemId : undefined}
          aria-keyshortcuts="Enter"
          placeholder={isFirst ? texts.placeholderFirst : texts.placeholder}
          className="type-reading field-sizing-content max-h-[40dvh] min-h-11 resize-none bg-transparent px-3 pt-2.5 pb-1 outline-none coarse:text-[1rem]"
        />
        <div className="flex items-center justify-end gap-2 p-1.5 pt-0">
          {isTurnRunning ? (
            <Button
              isBusy={isStopping}
              icon={<Square aria-hidden size={12} fill="currentColor" />}
              title={texts.stopKeys}
              aria-keyshortcuts="Control+. Meta+."
              onClick={() => void stop()}
            >
              {texts.stop}
            </Button>
          ) : (
            <Button
              look={isEmpty ? 'plain' : 'filled'}
              disabled={isEmpty}
              isBusy={isSending}
              onClick={() => void submit()}
            >
              {texts.send}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
