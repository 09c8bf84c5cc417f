import { useMutation } from '@tanstack/react-query';
import { repairLabCalls } from '@whittle/contract/repair-lab/calls';
import type { RepairResult, RepairVersion, Validation } from '@whittle/contract/repair-lab/repair-lab';
import { callServer } from '../../lib/call-server.ts';

const newest = (appId: string) => ({ params: { appId, versionId: 'latest' } });

export const validateVersion = (appId: string): Promise<Validation> =>
  callServer(repairLabCalls.validate, newest(appId));

export const repairVersion = (appId: string, body: RepairVersion): Promise<RepairResult> =>
  callServer(repairLabCalls.repair, { ...newest(appId), body });

export const useApplyRepair = (appId: string) =>
  useMutation({
    mutationFn: (repairId: string) => callServer(repairLabCalls.apply, { params: { appId, repairId } }),
  });
