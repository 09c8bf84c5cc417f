import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { isMissingPart, reloadWhenReachable } from '../lib/missing-part.ts';
import { Button } from '../ui/button.tsx';
import { FullMessage } from '../ui/full-message.tsx';
import { screenTexts as texts } from './screens.texts.ts';

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
      title={isMissing ? texts.unreachableTitle : texts.crashedTitle}
      text={isMissing ? texts.unreachableText : texts.crashedText}
    >
      <Button variant="filled" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </FullMessage>
  );
}
