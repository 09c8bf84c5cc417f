import { recordPanelCalls } from '@whittle/contract/records/builder-calls';
import { useMutation } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

/** Runs the proof for the latest version. */
export function useAccessCheck(appId: string) {
  return useMutation({
    mutationFn: () => callServer(recordPanelCalls.checkAccess, { params: { appId } }),
  });
}
