import { useEffect, useRef, useState } from 'react';
import ChatThread from '@/components/ChatThread';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { LoadingRows } from '@/components/ui/load-state';
import { User } from '@/entities/User';
import { useWho } from '@/services/me';

/** What goes to everybody who is signed in names them all. */
const everyone = 'everyone';
const asSample = (name) => 'sample:' + name;

/**
 * Private conversations with each of `people` (`id` of the account, `name`), and with `hasRoom` one for all. Only the
 * account that wrote a message and the one that it goes to can read it. `onJoin(name)` puts oneself among the people.
 */
export default function ChatRoom({ query, people, isReady, hasRoom = false, start, startName, onSend, onJoin, join }) {
  const { me, isPending } = useWho();
  const [name, setName] = useState('');
  const hasJoined = useRef(false);
  const isIn = people.some(({ id, isSample }) => id === me?.id && !isSample);
  const isMissing = Boolean(me) && isReady && !isIn;

  useEffect(() => {
    if (!isMissing || !onJoin || !me.full_name || hasJoined.current) return;
    hasJoined.current = true;
    onJoin(me.full_name);
  }, [isMissing, onJoin, me?.full_name]);

  if (isPending) return <LoadingRows label="Loading messages" rows={6} />;
  if (!me) {
    return (
      <EmptyState
        message="Sign in to read your messages and to write some."
        action={<Button onClick={() => User.login()}>Sign in or register</Button>}
      />
    );
  }
  if (isMissing && onJoin && !me.full_name) {
    return (
      <form
        className="grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) onJoin(name.trim());
        }}
      >
        <Field label="Your name" hint="Others see it and can write to you">
          <Input value={name} autoComplete="name" onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button type="submit" className="justify-self-start" disabled={!name.trim()}>
          Go on to the messages
        </Button>
      </form>
    );
  }

  const own = (message) => message.created_by_id === me.id && !message.is_sample;
  const keyOf = (message) => {
    if (message.is_sample) return hasRoom ? everyone : asSample(message.author);
    if (message.recipient_id === everyone) return everyone;
    if (!own(message)) return message.created_by_id;
    return message.recipient_id === me.id ? asSample(message.conversation) : message.recipient_id;
  };
  const known = people.filter(({ id, isSample }) => id !== me.id && !isSample);
  const nameById = new Map(known.map(({ id, name: called }) => [id, called]));
  const messages = query.data ?? [];
  const others = new Map(known.map(({ id, name: called }) => [id, called]));
  for (const message of messages) {
    const key = keyOf(message);
    if (key !== everyone && !others.has(key)) {
      others.set(key, own(message) ? message.conversation : (nameById.get(key) ?? message.author));
    }
  }
  // who comes from a record writes to the one who added it
  const first = start === me.id && startName ? asSample(startName) : start;
  if (first && first !== me.id && !others.has(first)) others.set(first, startName || 'New conversation');
  const conversations = [
    ...(hasRoom ? [{ value: everyone, label: 'Everyone' }] : []),
    ...[...others].map(([value, label]) => ({ value, label })),
  ];
  const ownName = people.find(({ id, isSample }) => id === me.id && !isSample)?.name ?? me.full_name;
  return (
    <>
      {isMissing && join}
      <ChatThread
        conversations={conversations}
        keyOf={keyOf}
        nameOf={(message) =>
          message.is_sample ? message.author : (nameById.get(message.created_by_id) ?? message.author)
        }
        start={first ?? undefined}
        query={query}
        me={me}
        onSend={(text, { value, label }) =>
          onSend({
            text,
            author: ownName || me.email.split('@')[0],
            conversation: label,
            recipient_id: value.startsWith('sample:') ? me.id : value,
            sent_at: new Date().toISOString(),
          })
        }
      />
    </>
  );
}
