import { Button } from '../../ui/button.tsx';
import { AccessCard } from './access-card.tsx';
import { accessTexts } from './access.texts.ts';
import { type AskedAccess, useAccessAnswers } from './use-access-answers.ts';

/** Wider access that was asked for: a card each, and one click for all that wait. */
export function AccessRequests({ appId, asked }: { appId: string; asked: readonly AskedAccess[] }) {
  const { stateOf, answer } = useAccessAnswers(appId);
  const waiting = asked.filter(({ request }) => request.state === 'waiting');
  const isBusy = waiting.some((one) => stateOf(one).saving !== null);
  return (
    <>
      {asked.map((one) => (
        <AccessCard
          key={`${one.messageId} ${one.request.entity}`}
          request={one.request}
          state={stateOf(one)}
          onAnswer={(choice) => void answer([one], choice)}
        />
      ))}
      {waiting.length > 1 && (
        <Button
          size="small"
          isBusy={isBusy}
          disabled={isBusy}
          onClick={() => void answer(waiting, 'allow')}
          className="self-start"
        >
          {accessTexts.requests.allowAll}
        </Button>
      )}
    </>
  );
}
