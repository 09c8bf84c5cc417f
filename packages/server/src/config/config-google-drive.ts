import type { GoogleDriveConfig } from '../adapters/document-providers/google-drive.ts';
import type { Variables } from './config-variables.ts';

export function readGoogleDrive(values: Variables): GoogleDriveConfig | null {
  const { GOOGLE_DRIVE_CLIENT_ID: clientId, GOOGLE_DRIVE_CLIENT_SECRET: clientSecret } = values;
  if (!clientId || !clientSecret) return null;
  return {
    choice: values.GOOGLE_DRIVE_FILES,
    ...{ clientId, clientSecret, authorizeUrl: values.GOOGLE_DRIVE_AUTHORIZE_URL },
    ...{ tokenUrl: values.GOOGLE_DRIVE_TOKEN_URL, apiUrl: values.GOOGLE_DRIVE_API_URL.replace(/\/+$/, '') },
  };
}

/** Half of the credentials. */
export function googleDriveProblem(values: Variables): { name: keyof Variables; message: string } | null {
  const { GOOGLE_DRIVE_CLIENT_ID: id, GOOGLE_DRIVE_CLIENT_SECRET: secret } = values;
  if (!id === !secret) return null;
  return id
    ? { name: 'GOOGLE_DRIVE_CLIENT_SECRET', message: 'is missing, although GOOGLE_DRIVE_CLIENT_ID is set' }
    : { name: 'GOOGLE_DRIVE_CLIENT_ID', message: 'is missing, although GOOGLE_DRIVE_CLIENT_SECRET is set' };
}
