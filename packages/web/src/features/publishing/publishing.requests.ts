import type { AppSummary } from '@whittle/contract/apps';
import { appSettingsCalls } from '@whittle/contract/app-settings/calls';
import { appCalls } from '@whittle/contract/apps/calls';
import { membershipCalls } from '@whittle/contract/memberships/calls';
import type { PublishRequest } from '@whittle/contract/publishing';
import { publishingCalls } from '@whittle/contract/publishing/calls';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { callServer } from '../../lib/call-server.ts';
import type { SamplesChoice } from './publish-samples.tsx';
import { accessKey } from '../../core/app-access/app-access.requests.ts';

const earlierKey = (appId: string) => ['apps', appId, 'publications'] as const;
const planKey = (appId: string) => ['apps', appId, 'planned-publish'] as const;
const textsKey = (appId: string) => ['apps', appId, 'publication'] as const;

const underWayMs = 2_000;

/**
 * What was written at the last publish. Asked whenever somebody is about to publish: the server gets ready on it; and again
 * and again while a publish is under way, which goes on when its window is closed; what it changed is read when it is over.
 */
export function usePublicationTexts(app: AppSummary) {
  const queries = useQueryClient();
  const texts = useQuery({
    queryKey: textsKey(app.id),
    queryFn: ({ signal }) => callServer(publishingCalls.texts, { params: { appId: app.id }, signal }),
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? underWayMs : false),
  });
  const isUnderWay = texts.data?.isUnderWay ?? false;
  useEffect(() => (isUnderWay ? () => void refresh(queries, app.id) : undefined), [isUnderWay, queries, app.id]);
  return texts;
}

export type PublishFields = {
  name: string;
  description: string;
  seoTitle: string;
  slug: string;
  /** Typed when personal data would be open to everyone; empty until it is asked for. */
  openDataConsent: string;
};
type Publish = PublishFields &
  Pick<PublishRequest, 'access' | 'gptPrompt' | 'background' | 'features'> & { samples: SamplesChoice };
/** Null where it stays as it is. */
type WithIcon = { icon: string | null };

/** What links to the app would show; the one before stays while another is drawn. */
export function useSocialCard({ id: appId, latestVersionId }: AppSummary, title: string, description: string) {
  return useQuery({
    queryKey: ['apps', appId, 'social-card', latestVersionId, title, description],
    queryFn: ({ signal }) =>
      callServer(publishingCalls.card, { params: { appId }, query: { title, description }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

const bodyOf = ({ name, slug, openDataConsent, access, samples, ...about }: Publish) => ({
  header: name,
  ...about,
  slug,
  ...(openDataConsent && { openDataConsent }),
  ...(access && { access }),
  ...(samples === 'keep' && { samples }),
});

/** Whether the app can be for members alone, and is. */
export function useMembersGate(appId: string) {
  return useQuery({
    queryKey: ['apps', appId, 'memberships', 'settings'],
    queryFn: ({ signal }) => callServer(membershipCalls.read, { params: { appId }, signal }),
  });
}

export function useTurnMembers(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isPaidMembershipsEnabled: boolean) =>
      callServer(membershipCalls.change, { params: { appId }, body: { isPaidMembershipsEnabled } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['apps', appId, 'memberships'] }),
  });
}

/** The icon is one of the app's files, so it is a version of its own that is published then. */
const saveIcon = async (appId: string, icon: string | null) => {
  if (icon !== null)
    await callServer(appSettingsCalls.saveDetails, { params: { appId }, body: { appDetails: { icon } } });
};

/** It may be a proxy's, which gave up waiting for the server's own, and the publish may well go on. */
export const isAnswerLost = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

/** Saves the name and the icon, then publishes the latest version at its address (PUB-01). */
export function usePublish(app: AppSummary) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ icon, ...publish }: Publish & WithIcon) => {
      const params = { appId: app.id };
      const { name } = publish;
      await saveIcon(app.id, icon);
      if (name !== app.name) await callServer(appCalls.update, { params, body: { name } });
      return callServer(publishingCalls.publish, { params, body: bodyOf(publish) });
    },
    onSuccess: () => refresh(queries, app.id),
    onError: (error) => {
      if (isAnswerLost(error)) return queries.invalidateQueries({ queryKey: textsKey(app.id) });
    },
  });
}

/** The same at a time; `at` is an instant (PUB-25). */
export function useSchedule({ id: appId }: AppSummary) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ at, timeZone, icon, ...publish }: Publish & WithIcon & { at: string; timeZone: string }) => {
      await saveIcon(appId, icon);
      const body = { at, timeZone, publish: bodyOf(publish) };
      return callServer(publishingCalls.schedule, { params: { appId }, body });
    },
    onSuccess: () => refresh(queries, appId),
  });
}

export function usePlannedPublish({ id: appId, plannedPublish }: AppSummary) {
  return useQuery({
    queryKey: [...planKey(appId), plannedPublish ?? null],
    queryFn: ({ signal }) => callServer(publishingCalls.scheduled, { params: { appId }, signal }),
    enabled: plannedPublish !== undefined,
  });
}

export function useCancelPlan({ id: appId }: AppSummary) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callServer(publishingCalls.cancelSchedule, { params: { appId } }),
    onSuccess: () => refresh(queries, appId),
  });
}

export function useForgetFailure({ id: appId }: AppSummary) {
  return useMutation({ mutationFn: () => callServer(publishingCalls.forgetFailure, { params: { appId } }) });
}

const refresh = (queries: QueryClient, appId: string) =>
  Promise.all(
    [textsKey(appId), accessKey(appId), earlierKey(appId), planKey(appId)].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );

/** Versions that were public, for an app that is or was. */
export function useEarlierPublishes(app: AppSummary) {
  return useQuery({
    queryKey: [...earlierKey(app.id), app.publishedAt],
    queryFn: ({ signal }) => callServer(publishingCalls.earlier, { params: { appId: app.id }, signal }),
  });
}

/** Makes a version public again that was before. */
export function useRollBack({ id: appId }: AppSummary) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (versionId: string) => callServer(publishingCalls.publish, { params: { appId }, body: { versionId } }),
    onSuccess: () => refresh(queries, appId),
  });
}

export function useUnpublish({ id: appId }: AppSummary) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callServer(publishingCalls.unpublish, { params: { appId } }),
    onSuccess: () => refresh(queries, appId),
  });
}
