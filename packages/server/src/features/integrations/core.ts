import type { AppId } from '@whittle/contract/ids';
import type { CoreEndpoint } from '@whittle/contract/integrations';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import type { SendEmail } from './send-email.ts';
import type { UploadsService } from '../../core/uploads/uploads.service.ts';
import type { IntegrationEndpoint } from './endpoint.ts';
import { createExtractData } from './extract-data.ts';
import { createGatherFiles } from './gather-files.ts';
import { createGenerateImage } from './generate-image.ts';
import { createInvokeLlm } from './invoke-llm.ts';
import { createReadAppFile } from './read-app-file.ts';
import type { IntegrationUsage } from './usage.ts';
import { createUploadFile, type DeclaredEntities } from './upload-file.ts';
import { createWebContext } from './web-context.ts';

type Deps = Adapters & {
  uploads: UploadsService;
  sendEmail: SendEmail;
  usage: IntegrationUsage;
  declaredEntities: DeclaredEntities;
  settingsOf: Parameters<typeof createInvokeLlm>[0]['settingsOf'];
};

export type CoreEndpoints = ReturnType<typeof createCoreEndpoints>;

/** The package Core, which every app has. */
export function createCoreEndpoints({ uploads, sendEmail, usage, declaredEntities, settingsOf, ...adapters }: Deps) {
  const { imageModels, mail, models, webSearch } = adapters;
  const rateLimits = createRateLimits(adapters);
  const readFile = createReadAppFile({ ...adapters, ...uploads });
  const { gatherFile, gatherFiles } = createGatherFiles({ ...adapters, readFile });
  const webContext = createWebContext(adapters);
  const model = { ...adapters, rateLimits, usage };
  const takesFile = (receiveFile: IntegrationEndpoint['receiveFile']): IntegrationEndpoint => ({
    receiveFile,
    call: async () => {
      throw new AppError('upload-missing');
    },
  });

  /** By name; what is not here does not exist. */
  const endpoints: ReadonlyMap<string, IntegrationEndpoint> = new Map<string, IntegrationEndpoint>([
    ['UploadFile', takesFile(createUploadFile({ ...adapters, uploads, declaredEntities, rateLimits }))],
    ['UploadPrivateFile', takesFile(uploads.uploadPrivateFile)],
    [
      'CreateFileSignedUrl',
      { call: (caller, input) => uploads.signFile(caller, input['file_uri'], input['expires_in']) },
    ],
    ['InvokeLLM', { call: createInvokeLlm({ ...model, gatherFiles, webContext, settingsOf }) }],
    ['ExtractDataFromUploadedFile', { call: createExtractData({ ...model, readFile, gatherFile }) }],
    ['GenerateImage', { call: createGenerateImage({ ...adapters, rateLimits, uploadFile: uploads.uploadFile }) }],
    ['SendEmail', { call: sendEmail }],
    [
      'SendSMS',
      {
        call: async () => {
          throw new AppError('sms-missing');
        },
      },
    ],
  ]);

  return {
    endpoints,

    /** Each endpoint with whether it works here, and why not. */
    async states(appId: AppId): Promise<CoreEndpoint[]> {
      const [writer, drawer] = await Promise.all([
        models.current('build', { kind: 'endpoint', appId }),
        imageModels.current(),
      ]);
      const hasModel = !writer.isBuiltIn;
      const noModel = 'No model is connected. The administrator connects one in the model settings.';
      const web = webSearch ? 'with web search' : 'reads pages that a prompt names; no web search is set up';
      const states: Record<string, [isReady: boolean, note: string]> = {
        InvokeLLM: hasModel ? [true, `${writer.label}, ${web}`] : [false, noModel],
        ExtractDataFromUploadedFile: hasModel
          ? [true, 'PDF, Word, Excel, CSV, JSON, text and pictures']
          : [true, 'CSV, Excel and JSON with matching columns; other files need a model'],
        GenerateImage: drawer ? [true, drawer.label] : [false, 'No model that draws is connected.'],
        SendEmail: mail.delivery === 'smtp' ? [true, ''] : [false, 'No mail server: mails wait in the outbox.'],
        SendSMS: [false, 'Not offered here.'],
      };
      return [...endpoints.keys()].map((name) => {
        const [isReady, note] = states[name] ?? [true, ''];
        return { name, isReady, note };
      });
    },
  };
}
