import type { AppSummary, CopyAppRequest, UpdateAppRequest } from '@whittle/contract/apps';
import { appCalls } from '@whittle/contract/apps/calls';
import { publishingCalls } from '@whittle/contract/publishing/calls';
import { limits } from '@whittle/contract/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { appTemplateCalls } from '@whittle/contract/app-templates/calls';
import type { SampleAppId } from '@whittle/contract/sample-apps';
import { callServer } from '../../lib/call-server.ts';

const appsKey = ['apps'] as const;

/** The account's apps; asked again while one of them is being built, so that its state is right. */
export function useApps({ isWanted = true } = {}) {
  return useQuery({
    queryKey: appsKey,
    queryFn: async ({ signal }) => (await callServer(appCalls.list, { signal })).items,
    staleTime: 0,
    enabled: isWanted,
    refetchInterval: (query) => (query.state.data?.some((app) => app.generation === 'streaming') ? 3_000 : false),
  });
}

/** What the home screen makes: an app of pages, or one AI tool. */
export type NewAppType = 'space_app' | 'tool';

/** PUB-03: makes an empty app that the chat then fills. */
export function useCreateApp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (appType: NewAppType) =>
      callServer(appCalls.save, { body: { appType, appBuilderVersion: limits.appBuilderVersion } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: appsKey }),
  });
}

/** What the app's main page looked like when its owner last had it in the preview, as a `data:` address. */
export function useAppPicture(app: AppSummary, { isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: [...appsKey, app.id, 'picture', app.latestVersionId],
    queryFn: async ({ signal }) => {
      const { image } = await callServer(appCalls.readPicture, { params: { appId: app.id }, signal });
      return image === null ? null : `data:image/webp;base64,${image}`;
    },
    enabled: isWanted && app.latestVersionId !== null,
    staleTime: 0,
  });
}

export function useUpdateApp(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateAppRequest) => callServer(appCalls.update, { params: { appId }, body: change }),
    onSuccess: (app) => {
      queries.setQueryData<AppSummary[]>(appsKey, (apps) => apps?.map((one) => (one.id === app.id ? app : one)));
    },
  });
}

export function useCopyApp(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CopyAppRequest) => callServer(appCalls.copy, { params: { appId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: appsKey }),
  });
}

/** Whether a trial copy holds made-up records still: a template may come without, and one click removes them. */
export function useHasSamples(appId: string, isAsked: boolean): boolean {
  const texts = useQuery({
    queryKey: ['apps', appId, 'sample-records'],
    queryFn: ({ signal }) => callServer(publishingCalls.texts, { params: { appId }, signal }),
    enabled: isAsked,
    staleTime: 0,
  });
  return isAsked && (texts.data === undefined || texts.data.sampleRecords > 0);
}

/** The account's own copy of a sample app, made the first time. */
export function useSampleApp(sampleId: SampleAppId) {
  return useQuery({
    queryKey: ['samples', sampleId],
    queryFn: ({ signal }) => callServer(appCalls.openSample, { body: { sampleId }, signal }),
  });
}

/** Apps that platform admins offer to everybody. */
export function useAppTemplates() {
  return useQuery({
    queryKey: ['app-templates'],
    queryFn: async ({ signal }) => (await callServer(appTemplateCalls.list, { signal })).items,
    staleTime: 0,
  });
}

/** The account's own copy of a template as it is published, made the first time. */
export function useTemplateApp(templateId: string) {
  return useQuery({
    queryKey: ['app-templates', templateId],
    queryFn: ({ signal }) => callServer(appTemplateCalls.open, { params: { templateId }, signal }),
    retry: false,
  });
}

export function useDeleteApp(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callServer(appCalls.remove, { params: { appId } }),
    onSuccess: () => {
      queries.setQueryData<AppSummary[]>(appsKey, (apps) => apps?.filter((app) => app.id !== appId));
    },
  });
}
