import { useEffect, useRef, useState } from 'react';
import { Send } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { LoadError, LoadingRows } from '@/components/ui/load-state';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { dayAndTime } from '@/services/format';

const pauseMs = 5000;

/** One conversation at a time, the newest message at the end; Enter sends, Shift and Enter breaks the line. */
export default function ChatThread({ conversations, query, me, onSend }) {
  const [conversation, setConversation] = useState(conversations[0]);
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const end = useRef(null);
  const messages = (query.data ?? [])
    .filter((message) => (message.conversation || conversations[0]) === conversation)
    .sort((a, b) => String(a.sent_at ?? a.created_date).localeCompare(String(b.sent_at ?? b.created_date)));
  const { refetch } = query;

  useEffect(() => {
    const timer = setInterval(() => refetch(), pauseMs);
    return () => clearInterval(timer);
  }, [refetch]);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length, conversation]);

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
  return (
    <div className="grid max-w-3xl gap-4">
      {conversations.length > 1 && (
        <NativeSelect
          aria-label="Conversation with"
          className="w-72 max-w-full"
          value={conversation}
          onChange={(event) => setConversation(event.target.value)}
          options={conversations.map((value) => ({ value, label: value }))}
        />
      )}
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
            <li key={message.id} className={isOwn ? 'max-w-[80%] justify-self-end' : 'max-w-[80%] justify-self-start'}>
              <p className="text-xs text-muted-foreground">
                {message.author} · {dayAndTime(message.sent_at ?? message.created_date)}
              </p>
              <p
                className={
                  'mt-1 rounded-md px-3 py-2 break-words whitespace-pre-line ' + (isOwn ? 'bg-soft' : 'border bg-card')
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
  );
}
