import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { isMissingPart, reloadWhenReachable } from '../lib/missing-part.ts';
import { Button } from '../ui/button.tsx';
import { FullMessage } from '../ui/full-message.tsx';

/**
 * What stands when a screen itself failed. A part of it that could not be fetched heals by itself: the page is loaded
 * again as soon as the server answers. Drafts and chats are kept outside of it.
 */
export function CrashedScreen() {
  const error = useRouteError();
  const isMissing = isMissingPart(error);
  useEffect(() => (isMissing ? reloadWhenReachable() : reportError(error)), [error, isMissing]);
  return (
    <FullMessage
      title={isMissing ? 'The server cannot be reached' : 'This page stopped working'}
      text={
        isMissing
          ? 'The page goes on by itself when the server answers. Your apps and chats are safe there.'
          : 'Your apps and chats are safe on the server. Reload the page to go on.'
      }
    >
      <Button look="filled" onClick={() => location.reload()}>
        Reload
      </Button>
    </FullMessage>
  );
}
