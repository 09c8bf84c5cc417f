import { zodResolver } from '@hookform/resolvers/zod';
import type { AppSummary } from '@whittle/contract/apps';
import type { PublishResponse } from '@whittle/contract/publishing';
import type { VersionFile } from '@whittle/contract/versions';
import { type RefObject, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import type { ChosenAccess } from '../../core/app-access/access-choice.tsx';
import { useAppAccess } from '../../core/app-access/app-access.requests.ts';
import { allowedBy, type Embedding, embeddingProblem, refusedSite } from '../../core/app-access/embedding.ts';
import { isForMembers } from './members-choice.tsx';
import { accessAfterPublish, changedAccess, isAccessOpen } from './publish-access.tsx';
import { fieldsSchema } from './publish-fields.tsx';
import { iconOf } from './publish-icon.tsx';
import type { SamplesChoice } from './publish-samples.tsx';
import { instantOf, ownTimeZone } from './publish-time.tsx';
import {
  isAnswerLost,
  type PublishFields,
  useMembersGate,
  usePublicationTexts,
  usePublish,
  useSchedule,
  useTurnMembers,
} from './publishing.requests.ts';
import { publishingTexts as texts } from './publishing.texts.ts';

type Files = readonly VersionFile[] | null | undefined;

/** The question that a publish ended with, of which version, and what was typed as the answer: kept while the dialog is closed. */
export type OpenQuestion = { versionId: string | null; problem: ApiError; answer: string };

/** What is written and chosen for the next publish, whether that is anything new, and how it is sent. */
export function usePublishForm(app: AppSummary, files: Files, kept: RefObject<OpenQuestion | null>) {
  const published = usePublicationTexts(app);
  const publish = usePublish(app);
  const schedule = useSchedule(app);
  const access = useAppAccess(app.id);
  const members = useMembersGate(app.id);
  const turnMembers = useTurnMembers(app.id);

  const [newUrl, setNewUrl] = useState<string | null>(null);
  const [unused, setUnused] = useState<PublishResponse['warnings']>([]);
  // A later version may show other data, so it is asked about anew.
  const [asked] = useState(() => (kept.current?.versionId === app.latestVersionId ? kept.current : null));
  const [problem, setProblem] = useState<unknown>(asked?.problem ?? null);
  const [chosenMembers, setChosenMembers] = useState<boolean | null>(null);
  const [chosenAccess, setChosenAccess] = useState<ChosenAccess | null>(null);
  const [isAnswerMissing, setIsAnswerMissing] = useState(false);
  /** As the field of the time has it; null to publish now. */
  const [time, setTime] = useState<string | null>(null);
  const [timeProblem, setTimeProblem] = useState<string>();
  /** Null as long as nothing was chosen here. */
  const [embedding, setEmbedding] = useState<Embedding | null>(null);
  const [siteProblem, setSiteProblem] = useState<string>();
  const [chosenSamples, setChosenSamples] = useState<SamplesChoice>('hide');
  /** Empty for the app's initial; null as long as it stays as it is. */
  const [chosenIcon, setChosenIcon] = useState<string | null>(null);

  const icon = iconOf(files);
  const newIcon = chosenIcon === icon ? null : chosenIcon;
  const isMembersNow = isForMembers(members.data);
  const isMembersThen = chosenMembers ?? isMembersNow;
  const isAccessAsked = isAccessOpen(app, access.data, files) && !isMembersThen;
  const afterPublish = access.data ? accessAfterPublish(access.data, files ?? null) : null;
  const changed = chosenAccess && afterPublish ? changedAccess(afterPublish, chosenAccess) : undefined;
  // An answer counts from now on, also where it is what the data would have led to.
  const openedTo = chosenAccess && isAccessAsked ? { ...changed, accessMode: chosenAccess.accessMode } : changed;
  const newAccess = embedding ? { ...openedTo, embedders: allowedBy(embedding) } : openedTo;

  /** Also one that was begun in a window that is closed now, or whose answer got lost. */
  const isUnderWay = published.data?.isUnderWay ?? false;
  if (isUnderWay && problem !== null && isAnswerLost(problem)) setProblem(null);

  const form = useForm<PublishFields>({
    resolver: zodResolver(fieldsSchema),
    values: {
      name: app.name,
      description: published.data?.description ?? '',
      seoTitle: published.data?.seoTitle ?? '',
      slug: app.slug,
      openDataConsent: asked?.answer ?? '',
    },
    resetOptions: { keepDirtyValues: true },
  });
  const written = form.watch();
  const slug = written.slug.trim();
  useEffect(() => {
    const isQuestion = problem instanceof ApiError && problem.code === 'personal-data-open';
    kept.current = isQuestion ? { versionId: app.latestVersionId, problem, answer: written.openDataConsent } : null;
  }, [kept, problem, app.latestVersionId, written.openDataConsent]);
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
    newIcon === null &&
    isMembersThen === isMembersNow &&
    chosenSamples !== 'keep';

  const send = async (fields: PublishFields, at: string | null) => {
    const { gptPrompt, background, features } = published.data ?? {};
    const about = { ...fields, gptPrompt, background, features };
    const wanted = { ...about, icon: newIcon, access: newAccess, samples: chosenSamples };
    if (isMembersThen !== isMembersNow) await turnMembers.mutateAsync(isMembersThen);
    setChosenMembers(null);
    if (at === null) {
      const done = await publish.mutateAsync(wanted);
      setNewUrl(done.url);
      setUnused(done.warnings);
    } else {
      await schedule.mutateAsync({ ...wanted, at, timeZone: ownTimeZone() });
      confirmWithToast(texts.schedule.scheduled);
      setTime(null);
    }
    setChosenAccess(null);
    setEmbedding(null);
    setChosenSamples('hide');
    form.resetField('openDataConsent', { defaultValue: '' });
  };

  const submit = form.handleSubmit(async (fields) => {
    setProblem(null);
    setUnused([]);
    const wrongSite = embedding ? embeddingProblem(embedding) : undefined;
    setSiteProblem(wrongSite);
    const lacksAnswer = isAccessAsked && chosenAccess === null;
    setIsAnswerMissing(lacksAnswer);
    const at = time === null ? null : instantOf(time);
    const lacksTime = time !== null && at === null;
    setTimeProblem(lacksTime ? texts.schedule.timeMissing : undefined);
    if (wrongSite !== undefined || lacksAnswer || lacksTime) return;
    try {
      await send(fields, at);
    } catch (error) {
      const refused = embedding ? refusedSite(error, embedding) : undefined;
      setSiteProblem(refused);
      if (refused !== undefined) return;
      const code = error instanceof ApiError ? error.code : null;
      const { message } = error as Error;
      if (code === 'publish-time-wrong') setTimeProblem(message);
      else if (code === 'slug-taken') form.setError('slug', { message });
      else setProblem(error);
    }
  });

  return {
    ...{ form, written: { ...written, slug }, submit, isUpToDate, isSending: publish.isPending || isUnderWay },
    isSendingElsewhere: isUnderWay && !publish.isPending,
    problem: isUnderWay ? null : problem,
    /** The code of why the publish that was begun here failed. */
    failure: publish.error instanceof ApiError ? publish.error.code : null,
    isScheduling: schedule.isPending,
    isRead: published.isSuccess,
    /** TEAM-02: whoever builds an app with its owner does not publish it. */
    isOwners: !(access.error instanceof ApiError && ['owner-only', 'viewer-only'].includes(access.error.code)),
    url: newUrl ?? app.publishedUrl,
    forgetUrl: () => setNewUrl(null),
    unused,
    icon: { value: chosenIcon ?? icon, onChange: setChosenIcon },
    samples: { count: published.data?.sampleRecords ?? 0, value: chosenSamples, onChange: setChosenSamples },
    time: {
      value: time,
      problem: timeProblem,
      onChange(value: string | null) {
        setTime(value);
        setTimeProblem(undefined);
      },
    },
    embedding: {
      value: embedding,
      problem: siteProblem,
      onChange(value: Embedding) {
        setEmbedding(value);
        setSiteProblem(undefined);
      },
    },
    access: {
      data: access.isError ? null : access.data,
      chosen: chosenAccess,
      /** Who can open the app after the publish; null as long as nobody decided. */
      opened: chosenAccess ?? (isAccessAsked ? null : afterPublish),
      isAnswerMissing: isAnswerMissing && chosenAccess === null,
      choose(chosen: ChosenAccess) {
        const before = chosenAccess ?? (isAccessAsked ? null : afterPublish);
        const isSignUp = chosen.isSignupEnabled !== before?.isSignupEnabled;
        setChosenAccess(chosen);
        if (isMembersThen && !isSignUp) setChosenMembers(false);
      },
      fix: setChosenAccess,
    },
    members: { data: members.data, isChosen: isMembersThen, choose: () => setChosenMembers(true) },
  };
}
