import { AppError } from '../../http/app-error.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import type { IncomingFile } from '../../http/multipart.ts';
import type { SendEmail } from '../mail/send-email.ts';
import type { IntegrationEndpoint } from './integrations.routes.ts';

type Deps = {
  uploadFile(caller: AppCaller, file: IncomingFile): Promise<{ file_url: string }>;
  uploadPrivateFile(caller: AppCaller, file: IncomingFile): Promise<{ file_uri: string }>;
  signFile(caller: AppCaller, fileUri: unknown, expiresIn: unknown): Promise<{ signed_url: string }>;
  invokeLlm: IntegrationEndpoint['call'];
  sendEmail: SendEmail;
};

/** The endpoints of the package Core. */
export function coreEndpoints({
  uploadFile,
  uploadPrivateFile,
  signFile,
  invokeLlm,
  sendEmail,
}: Deps): ReadonlyMap<string, IntegrationEndpoint> {
  const takesFile = (receiveFile: IntegrationEndpoint['receiveFile']): IntegrationEndpoint => ({
    receiveFile,
    call: async () => {
      throw new AppError('upload-missing');
    },
  });
  return new Map<string, IntegrationEndpoint>([
    ['UploadFile', takesFile(uploadFile)],
    ['UploadPrivateFile', takesFile(uploadPrivateFile)],
    ['CreateFileSignedUrl', { call: (caller, input) => signFile(caller, input['file_uri'], input['expires_in']) }],
    ['InvokeLLM', { call: invokeLlm }],
    ['SendEmail', { call: sendEmail }],
  ]);
}
