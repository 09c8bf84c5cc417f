import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useEndSession } from '../../features/accounts/session.requests.ts';
import { useLiveChat } from '../../features/chat/live/use-live-chat.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { AfterAMoment } from '../../ui/skeleton.tsx';
import { NotFoundScreen } from '../not-found-screen.tsx';
import { Builder } from './builder.tsx';
import { BuilderSkeleton } from './builder-skeleton.tsx';
import { builderTexts as texts } from './builder.texts.ts';

/** `/build/app/{appId}` and its pages: the chat beside the running app (ROUTE-02). */
export function BuilderScreen() {
  const { appId = '' } = useParams();
  return <OpenBuilder key={appId} appId={appId} />;
}

function OpenBuilder({ appId }: { appId: string }) {
  const chat = useLiveChat(appId);
  const endSession = useEndSession();
  const isSignedOut = chat.refusal?.status === 401;
  useEffect(() => {
    if (isSignedOut) endSession();
  }, [isSignedOut, endSession]);
  usePageTitle(chat.conversation?.app.name ?? texts.opening);
  if (isSignedOut) return null;
  if (chat.connection === 'refused') return <NotFoundScreen title={texts.notFoundTitle} text={texts.notFoundText} />;
  if (!chat.conversation) {
    return (
      <AfterAMoment>
        <BuilderSkeleton isOffline={chat.connection === 'reconnecting'} />
      </AfterAMoment>
    );
  }
  return (
    <Builder
      conversation={chat.conversation}
      onLoadOlder={chat.loadOlder}
      isOffline={chat.connection === 'reconnecting'}
    />
  );
}
