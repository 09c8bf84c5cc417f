import { useEffect, useRef, useState } from 'react';
import { Send } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { LoadError, LoadingRows } from '@/components/ui/load-state';
import { Textarea } from '@/components/ui/textarea';
import { dayAndTime } from '@/services/format';

const pauseMs = 5000;
const sentAt = (message) => String(message.sent_at ?? message.created_date);
const lastIn = (messages) => messages.map(sentAt).sort().at(-1) ?? '';

/**
 * Conversations beside each other, the one with the newest message first; the messages of one of them, the newest at the
 * end. Enter sends, Shift and Enter breaks the line. `keyOf(message)` is the conversation that it belongs to.
 */
export default function ChatThread({ conversations, keyOf, nameOf, start, query, me, onSend }) {
  const [chosen, setChosen] = useState(start);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const end = useRef(null);
  const byKey = Map.groupBy(query.data ?? [], keyOf);
  const sorted = conversations
    .map((one) => ({ ...one, last: lastIn(byKey.get(one.value) ?? []) }))
    .sort((a, b) => b.last.localeCompare(a.last));
  const conversation = sorted.find(({ value }) => value === chosen) ?? sorted[0];
  const messages = (byKey.get(conversation?.value) ?? []).toSorted((a, b) => sentAt(a).localeCompare(sentAt(b)));
  const { refetch } = query;

  useEffect(() => {
    const timer = setInterval(() => refetch(), pauseMs);
    return () => clearInterval(timer);
  }, [refetch]);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length, conversation?.value]);

  const send = async (event) => {
    event?.preventDefault();
    if (!text.trim() || isBusy) return;
    setIsBusy(true);
    try {
      await onSend(text.trim(), conversation);
      setText('');
    } catch (error) {
      toast.error(
        error?.status === 401 ? 'Sign in to send messages.' : 'The message could not be sent. It is still here.',
      );
    } finally {
      setIsBusy(false);
    }
  };

  if (query.isPending) return <LoadingRows label="Loading messages" rows={6} />;
  if (query.error) return <LoadError message="The messages could not be loaded." onRetry={refetch} />;
  if (!conversation) {
    return (
      <p className="measure text-muted-foreground">
        Nobody else is here yet. Whoever opens this page appears here and can be written to.
      </p>
    );
  }
  return (
    <div className="grid max-w-5xl gap-6 md:grid-cols-[15rem_1fr]">
      {conversations.length > 1 && (
        <nav aria-label="Conversations">
          <ul className="max-h-[60vh] overflow-y-auto border-t max-md:max-h-40">
            {sorted.map(({ value, label }) => (
              <li key={value} className="border-b">
                <button
                  type="button"
                  aria-current={value === conversation.value}
                  className="min-h-11 w-full px-2 py-2 text-left hover:bg-muted aria-[current=true]:bg-soft aria-[current=true]:font-semibold"
                  onClick={() => setChosen(value)}
                >
                  <span className="block truncate">{label}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="grid min-w-0 content-start gap-4">
        <h2 className="text-lg">{conversation.label}</h2>
        <ol
          aria-label="Messages"
          className="grid max-h-[55vh] min-h-40 content-start gap-3 overflow-y-auto border-y py-4"
        >
          {messages.length === 0 && (
            <li className="text-sm text-muted-foreground">No messages yet. Write the first one.</li>
          )}
          {messages.map((message) => {
            const isOwn = message.created_by_id === me?.id && !message.is_sample;
            return (
              <li
                key={message.id}
                className={isOwn ? 'max-w-[80%] justify-self-end' : 'max-w-[80%] justify-self-start'}
              >
                <p className="text-xs text-muted-foreground">
                  {nameOf(message)} · {dayAndTime(message.sent_at ?? message.created_date)}
                </p>
                <p
                  className={
                    'mt-1 rounded-md px-3 py-2 break-words whitespace-pre-line ' +
                    (isOwn ? 'bg-soft' : 'border bg-card')
                  }
                >
                  {message.text}
                </p>
              </li>
            );
          })}
          <li ref={end} aria-hidden />
        </ol>
        <form onSubmit={send} className="flex items-end gap-2">
          <Textarea
            aria-label="Message"
            placeholder="Write a message"
            rows={2}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
            }}
          />
          <Button type="submit" isBusy={isBusy}>
            <Send /> Send
          </Button>
        </form>
      </div>
    </div>
  );
}
