import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { FullMessage } from '../ui/full-message.tsx';

/** What stands when a screen itself failed. A page of an older release asks for files that are gone: reloading heals it. */
export function CrashedScreen() {
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  return (
    <FullMessage
      title="This page stopped working"
      text="Your apps and chats are safe on the server. Reload the page to go on."
    >
      <Button look="filled" onClick={() => location.reload()}>
        Reload
      </Button>
    </FullMessage>
  );
}
