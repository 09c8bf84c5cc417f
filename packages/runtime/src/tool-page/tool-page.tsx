import type { ToolRun } from '@whittle/contract/tools/tool-run';
import { useMemo, useRef } from 'react';
import { useAnnounced } from './announced.ts';
import { EarlierResults } from './earlier-results.tsx';
import { useDraft, useSample } from './follow-builder.ts';
import { MemoryNote } from './memory-note.tsx';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';
import { pageAddress } from './page-data.ts';
import { Place } from './place.ts';
import { createRunClient } from './run-client.ts';
import { useLeftSentence, useRunsLeft } from './runs-left.ts';
import { runsKey } from './session-keep.ts';
import { SharedResult } from './shared-result.tsx';
import { texts } from './texts.ts';
import { ToolForm } from './tool-form.tsx';
import { ToolResult } from './tool-result.tsx';
import { type Values, useForm } from './use-form.ts';
import { useMemory } from './use-memory.ts';
import { useRun } from './use-run.ts';

/**
 * The page of an AI tool: its form, and the result beside or below it. The server draws it too (draw.tsx): what only the
 * browser knows comes in effects. `typed` is what was filled in before the script was there.
 */
export function ToolPage({ data, typed }: { data: ToolPageData; typed: Values }) {
  const { isPreview, shareKey, isPart = false } = data;
  const { draft, sample } = useDraft(data);
  const tool = draft ? { ...data.tool, ...draft.tool } : data.tool;
  const client = useMemo(() => createRunClient(data), [data]);
  const page = useRef<HTMLDivElement>(null);
  const form = useForm({ ...data, tool }, { client, page, typed });
  useSample(data, form, sample);
  const { run, open, closed, isRunning, isStarting, isOffline, problem, start, cancel, ...made } = useRun(data, client);
  const left = useLeftSentence(useRunsLeft(tool.left, client, run, problem));
  const isKnown = data.token !== null || isPreview;
  const hasMemory = tool.fields.some(({ memorize }) => memorize);
  const memory = useMemory(client, isKnown && hasMemory, form.fillIn);
  const Title = isPart ? 'h2' : 'h1';
  const Body = isPart ? 'div' : 'main';
  const results = useRef<HTMLDivElement>(null);
  const announced = useAnnounced(tool, run, isRunning);

  const begin = () => {
    if (!form.checkAll()) return;
    void start(form.values, form.showProblems).then(() => isKnown && hasMemory && memory.reread());
    requestAnimationFrame(() => results.current && showBelow(results.current));
  };
  const openEarlier = (earlier: ToolRun) => {
    form.replace(earlier.inputs);
    open(earlier);
  };
  const { header, description, welcomeMessage, ctaMessage, ctaButton, ctaLink, isInputCollapsed } = tool.texts;
  const input = (
    <ToolForm tool={tool} form={form} client={client} isRunning={isRunning} hasRun={run !== null} onRun={begin} />
  );

  return (
    <Place value={{ isPart, address: pageAddress(data) }}>
      <div className="page" ref={page}>
        <header>
          {data.signInUrl !== null && (
            <a
              className="sign-in"
              href={data.signInUrl}
              target={data.isEmbedded ? '_blank' : undefined}
              rel="noreferrer"
            >
              {texts.signIn}
            </a>
          )}
          {!isPart && tool.style.logoUrl && <img className="logo" src={tool.style.logoUrl} alt="" />}
          <Title className="title">{header || tool.title}</Title>
          {description && <p className="description">{description}</p>}
        </header>
        {shareKey !== null ? (
          <SharedResult {...{ tool, client, shareKey }} />
        ) : (
          <Body className="body">
            <div className="input">
              {welcomeMessage && run === null && <p className="welcome">{welcomeMessage}</p>}
              {tool.needsModel && <NeedsModel {...data} />}
              {isInputCollapsed && run !== null ? (
                <details>
                  <summary>{texts.showInput}</summary>
                  {input}
                </details>
              ) : (
                input
              )}
              {hasMemory && <MemoryNote tool={tool} memory={memory} />}
              <EarlierResults {...{ tool, client, isKnown, run }} storeKey={runsKey(data)} onOpen={openEarlier} />
              {problem !== null && (
                <p className="problem" role="alert">
                  {problem}
                </p>
              )}
              <p className="help">{isPreview ? texts.preview : left}</p>
            </div>
            <div className="results" ref={results}>
              <p className="unseen" role="status">
                {announced}
              </p>
              {isRunning && (
                <div className="working">
                  <p>{texts.started}</p>
                  <button type="button" className="plain" onClick={() => void cancel()}>
                    {texts.cancel}
                  </button>
                </div>
              )}
              {isOffline && <p className="notice">{isStarting ? texts.notStarted : texts.offline}</p>}
              {run && (
                <ToolResult
                  key={run.id}
                  {...{ tool, run }}
                  use={{
                    client,
                    onRedo: (blockId) => void made.redo(blockId),
                    onValidate: () => void made.validate(),
                    onClose: made.reset,
                    onChange: made.change,
                  }}
                />
              )}
              {closed && (
                <button type="button" className="quiet" onClick={() => open(closed)}>
                  {texts.openClosed}
                </button>
              )}
              {ctaButton && ctaLink && run?.state === 'success' && (
                <aside className="cta">
                  {ctaMessage && <p>{ctaMessage}</p>}
                  <a className="primary" href={ctaLink} target="_blank" rel="noreferrer">
                    {ctaButton}
                  </a>
                </aside>
              )}
            </div>
          </Body>
        )}
      </div>
    </Place>
  );
}

/** To connect a model takes who builds the tool one step from here; others cannot, and read who can. */
function NeedsModel({ builderOrigin }: ToolPageData) {
  return (
    <p className="notice">
      {texts.needsModel}{' '}
      {builderOrigin !== null && (
        <a href={`${builderOrigin}/settings`} target="_blank" rel="noreferrer">
          {texts.connectModel}
        </a>
      )}
    </p>
  );
}

/** On a narrow screen the result is below the form; the page goes there once a run has begun. */
function showBelow(results: HTMLElement): void {
  if (results.getBoundingClientRect().top < innerHeight / 2) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  results.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
}
