import type { AssistantMessage, Proposal } from '@whittle/contract/chat-assistant/chat-assistant';
import { inputText } from '@whittle/domain/tools/visible-fields';
import { lazy, Suspense, useState } from 'react';
import { Cited } from '../answers/citations.tsx';
import { RefusedError } from '../answers/server-calls.ts';
import { Why } from '../answers/why.tsx';
import { texts } from './texts.ts';

const Markdown = lazy(() => import('../answers/markdown.tsx'));

type MessageViewProps = {
  message: AssistantMessage;
  /** What was asked, whose words are marked in passages. */
  question: string;
  onDecide: (proposal: Proposal, accept: boolean) => Promise<void>;
};

export function MessageView({ message, question, onDecide }: MessageViewProps) {
  const { role, text, state, sources, problem, proposals } = message;
  if (role === 'user')
    return (
      <li className="said question" aria-label={texts.you}>
        <p className="plain-text" dir="auto">
          {text}
        </p>
      </li>
    );
  const isEmpty = text === '';
  return (
    <li className="said answer" aria-label={texts.assistant} aria-busy={state === 'loading'}>
      <Cited citations={sources?.citations ?? []} question={question}>
        {isEmpty && state === 'loading' && <p className="help">{texts.thinking}</p>}
        {isEmpty && state === 'ready' && proposals.length === 0 && <p>{texts.nothing}</p>}
        {!isEmpty && (
          <div dir="auto">
            <Suspense fallback={<p className="plain-text">{text}</p>}>
              <Markdown text={text} />
            </Suspense>
          </div>
        )}
        {proposals.map((proposal) => (
          <ProposalView key={proposal.id} proposal={proposal} onDecide={(accept) => onDecide(proposal, accept)} />
        ))}
        {state === 'stopped' && <p className="help">{texts.stopped}</p>}
        {problem && (
          <p className="problem" role="alert">
            {problem.message}
          </p>
        )}
        {sources && state !== 'loading' && <Why sources={sources} />}
      </Cited>
    </li>
  );
}

type ProposalViewProps = { proposal: Proposal; onDecide: (accept: boolean) => Promise<void> };

/** Something that happens only with a click. Rule: CHATA-10. */
function ProposalView({ proposal: { kind, target, input, state, result, problem }, onDecide }: ProposalViewProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decide = (accept: boolean) => {
    setIsBusy(true);
    setFailure(null);
    onDecide(accept)
      .catch((error: unknown) => setFailure((error instanceof RefusedError && error.message) || texts.failed))
      .finally(() => setIsBusy(false));
  };
  const title = texts.proposes[kind](target);
  return (
    <section className="proposal" aria-label={title}>
      <h3>{title}</h3>
      {Object.keys(input).length > 0 && (
        <dl>
          {Object.entries(input).map(([name, value]) => (
            <div key={name}>
              {kind !== 'remember' && <dt>{name}</dt>}
              <dd dir="auto">{inputText(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {state === 'open' ? (
        <div className="actions">
          <button type="button" className="primary" disabled={isBusy} onClick={() => decide(true)}>
            {isBusy ? texts.working : texts.accept}
          </button>
          <button type="button" className="plain" disabled={isBusy} onClick={() => decide(false)}>
            {texts.decline}
          </button>
        </div>
      ) : (
        <p role="status">{problem?.message ?? texts.proposalStates[state]}</p>
      )}
      {failure !== null && (
        <p className="problem" role="alert">
          {failure}
        </p>
      )}
      {result && (
        <p className="plain-text" dir="auto">
          {result}
        </p>
      )}
    </section>
  );
}
