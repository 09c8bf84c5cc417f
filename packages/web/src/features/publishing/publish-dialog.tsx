import { zodResolver } from '@hookform/resolvers/zod';
import type { AppSummary } from '@whittle/contract/apps';
import type { AccessRequest } from '@whittle/contract/chat';
import type { PublishResponse } from '@whittle/contract/publishing';
import type { VersionFile } from '@whittle/contract/versions';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { lastChange } from '../../lib/times.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AccessCheck } from '../../core/access-check/access-check.tsx';
import type { ChosenAccess } from '../../core/app-access/access-choice.tsx';
import { EmbedChoice } from '../../core/app-access/embed-choice.tsx';
import {
  allowedBy,
  type Embedding,
  embeddingOf,
  embeddingProblem,
  refusedSite,
} from '../../core/app-access/embedding.ts';
import { useAppAccess } from '../../core/app-access/app-access.requests.ts';
import { AccessList } from './access-list.tsx';
import { fieldsSchema, PublishFieldRows } from './publish-fields.tsx';
import { LinkBox } from './link-box.tsx';
import { accessAfterPublish, changedAccess, isAccessOpen, PublishAccess } from './publish-access.tsx';
import { PublishLook } from './publish-look.tsx';
import { instantOf, ownTimeZone, PublishTime } from './publish-time.tsx';
import { PlannedPublish } from './planned-publish.tsx';
import { PublishSamples, type SamplesChoice } from './publish-samples.tsx';
import { isForMembers } from './members-choice.tsx';
import { PublishChanges } from './publish-changes.tsx';
import { type PublishWarning, publishWarnings } from './publish-warnings.ts';
import { PublishWarnings } from './publish-warnings-list.tsx';
import { PublishHistory } from './publish-history.tsx';
import { PublishProblem } from './publish-problem.tsx';
import {
  type PublishFields,
  useMembersGate,
  usePublicationTexts,
  usePublish,
  useSchedule,
  useTurnMembers,
} from './publishing.requests.ts';
import { UnusedFilesNotice } from './unused-files-notice.tsx';
import { publishingTexts as texts } from './publishing.texts.ts';

type PublishDialogProps = {
  app: AppSummary;
  /** Files of the latest version; undefined while they load, null when they could not be loaded. */
  files: readonly VersionFile[] | null | undefined;
  /** Wider access that waits for an answer in the chat, by entity. */
  waiting: readonly AccessRequest[];
  addressOf: (slug: string) => string;
  onClose: () => void;
};

/** Everything a builder decides before others see the app, and the link to it afterwards. */
export function PublishDialog({ app, files, waiting, addressOf, onClose }: PublishDialogProps) {
  const publish = usePublish(app);
  const published = usePublicationTexts(app);
  const [newUrl, setNewUrl] = useState<string | null>(null);
  const url = newUrl ?? app.publishedUrl;
  const [warnings, setWarnings] = useState<PublishResponse['warnings']>([]);
  const [problem, setProblem] = useState<unknown>(null);
  const schedule = useSchedule(app);
  const members = useMembersGate(app.id);
  const turnMembers = useTurnMembers(app.id);
  const [chosenMembers, setChosenMembers] = useState<boolean | null>(null);
  const isMembersNow = isForMembers(members.data);
  const isMembersThen = chosenMembers ?? isMembersNow;
  /** As the field of the time has it; null to publish now. */
  const [time, setTime] = useState<string | null>(null);
  const [timeProblem, setTimeProblem] = useState<string>();
  const access = useAppAccess(app.id);
  const [chosenAccess, setChosenAccess] = useState<ChosenAccess | null>(null);
  /** Null as long as nothing was chosen here. */
  const [embedding, setEmbedding] = useState<Embedding | null>(null);
  const [siteProblem, setSiteProblem] = useState<string>();
  const samples = published.data?.sampleRecords ?? 0;
  const [chosenSamples, setChosenSamples] = useState<SamplesChoice>('hide');
  const isAccessAsked = isAccessOpen(app, access.data, files) && !isMembersThen;
  const [isAnswerMissing, setIsAnswerMissing] = useState(false);
  const changed =
    chosenAccess && access.data
      ? changedAccess(accessAfterPublish(access.data, files ?? null), chosenAccess)
      : undefined;
  // An answer counts from now on, also where it is what the data would have led to.
  const openedTo = chosenAccess && isAccessAsked ? { ...changed, accessMode: chosenAccess.accessMode } : changed;
  const newAccess = embedding ? { ...openedTo, embedders: allowedBy(embedding) } : openedTo;
  const formId = useId();
  const navigate = useNavigate();
  const { register, handleSubmit, watch, setError, setValue, resetField, formState } = useForm<PublishFields>({
    resolver: zodResolver(fieldsSchema),
    values: {
      name: app.name,
      description: published.data?.description ?? '',
      seoTitle: published.data?.seoTitle ?? '',
      slug: app.slug,
      openDataConsent: '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const written = watch();
  const slug = written.slug.trim();
  const isSameText =
    written.name.trim() === app.name &&
    slug === app.slug &&
    written.description.trim() === (published.data?.description ?? '') &&
    written.seoTitle.trim() === (published.data?.seoTitle ?? '');
  /** What is public is what there is, so there is nothing to publish. */
  const isUpToDate =
    app.publishedVersionId !== null &&
    app.publishedVersionId === app.latestVersionId &&
    published.isSuccess &&
    isSameText &&
    !newAccess &&
    isMembersThen === isMembersNow &&
    chosenSamples !== 'keep';

  const opened =
    chosenAccess ?? (access.data && !isAccessAsked ? accessAfterPublish(access.data, files ?? null) : null);
  const warningsNow = published.isSuccess
    ? publishWarnings({ app, files, access: access.data, opened, isForMembers: isMembersThen, ...written, slug })
    : [];
  const fix = (warning: PublishWarning) => {
    if ('access' in warning) setChosenAccess(warning.access);
    else if (warning.kind === 'no-description') setValue('description', warning.description, { shouldDirty: true });
    else if (warning.kind === 'address-of-another-name') setValue('slug', warning.slug, { shouldDirty: true });
    else {
      onClose();
      void navigate('?panel=settings&setting=signup.termsOfServiceLink');
    }
  };

  const submit = handleSubmit(async (fields) => {
    setProblem(null);
    setWarnings([]);
    const wrongSite = embedding ? embeddingProblem(embedding) : undefined;
    setSiteProblem(wrongSite);
    const lacksAnswer = isAccessAsked && chosenAccess === null;
    setIsAnswerMissing(lacksAnswer);
    const at = time === null ? null : instantOf(time);
    const lacksTime = time !== null && at === null;
    setTimeProblem(lacksTime ? texts.schedule.timeMissing : undefined);
    if (wrongSite !== undefined || lacksAnswer || lacksTime) return;
    try {
      const { gptPrompt, background, features } = published.data ?? {};
      const wanted = { ...fields, gptPrompt, background, features, access: newAccess, samples: chosenSamples };
      if (isMembersThen !== isMembersNow) await turnMembers.mutateAsync(isMembersThen);
      setChosenMembers(null);
      if (at === null) {
        const done = await publish.mutateAsync(wanted);
        setNewUrl(done.url);
        setWarnings(done.warnings);
      } else {
        await schedule.mutateAsync({ ...wanted, at, timeZone: ownTimeZone() });
        confirmWithToast(texts.schedule.scheduled);
        setTime(null);
      }
      setChosenAccess(null);
      setEmbedding(null);
      setChosenSamples('hide');
      resetField('openDataConsent', { defaultValue: '' });
    } catch (error) {
      const refused = embedding ? refusedSite(error, embedding) : undefined;
      setSiteProblem(refused);
      if (refused !== undefined) return;
      if (error instanceof ApiError && error.code === 'publish-time-wrong') setTimeProblem(error.message);
      else if (error instanceof ApiError && error.code === 'slug-taken') setError('slug', { message: error.message });
      else setProblem(error);
    }
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={texts.title(app.name)}
      description={stateSentence(app)}
      footer={
        isUpToDate && time === null && !publish.isPending ? (
          <Button onClick={onClose}>{texts.done}</Button>
        ) : (
          <Button type="submit" form={formId} variant="filled" isBusy={publish.isPending || schedule.isPending}>
            {time === null ? texts.publish : texts.schedule.button}
          </Button>
        )
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-8">
        <LinkBox appId={app.id} url={url} />
        <PlannedPublish app={app} />
        <UnusedFilesNotice warnings={warnings} />
        <PublishFieldRows
          register={register}
          errors={formState.errors}
          addressHint={
            app.publishedUrl && slug !== app.slug ? texts.addressChanges : texts.addressHint(addressOf(slug))
          }
        />
        {app.latestVersionId && (
          <PublishLook
            app={app}
            address={addressOf(slug)}
            name={written.name}
            seoTitle={written.seoTitle}
            description={written.description}
          />
        )}
        <PublishAccess
          app={app}
          isAnswerMissing={isAnswerMissing && chosenAccess === null}
          access={access.isError ? null : access.data}
          files={files}
          chosen={chosenAccess}
          onChoose={(chosen) => {
            const isSignUp = chosen.isSignupEnabled !== opened?.isSignupEnabled;
            setChosenAccess(chosen);
            if (isMembersThen && !isSignUp) setChosenMembers(false);
          }}
          members={members.data}
          isForMembers={isMembersThen}
          onMembers={() => setChosenMembers(true)}
          onLeave={onClose}
        />
        <PublishWarnings
          warnings={warningsNow}
          hasWaiting={waiting.length > 0}
          onFix={fix}
          onChat={() => {
            onClose();
            void navigate('?');
          }}
        />
        <PublishChanges app={app} files={files} />
        {samples > 0 && <PublishSamples count={samples} value={chosenSamples} onChange={setChosenSamples} />}
        {access.data && (
          <EmbedChoice
            value={embedding ?? embeddingOf(access.data.embedders)}
            problem={siteProblem}
            onChange={(value) => {
              setEmbedding(value);
              setSiteProblem(undefined);
            }}
          />
        )}
        <AccessList files={files} waiting={waiting} />
        {app.latestVersionId && <AccessCheck appId={app.id} />}
        {!isUpToDate && app.latestVersionId && (
          <PublishTime
            value={time}
            problem={timeProblem}
            onChange={(value) => {
              setTime(value);
              setTimeProblem(undefined);
            }}
          />
        )}
        <PublishHistory app={app} onUnpublished={() => setNewUrl(null)} />
        {problem !== null && <PublishProblem error={problem} consent={register('openDataConsent')} />}
      </form>
    </Dialog>
  );
}

function stateSentence({ publishedAt, publishedVersionId, latestVersionId }: AppSummary): string {
  if (!publishedAt) return texts.draft;
  const when = lastChange(publishedAt, new Date());
  return publishedVersionId === latestVersionId ? texts.upToDate(when) : texts.behind(when);
}
