import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import { appDocumentSchemas as schemas } from '@whittle/contract/app-settings/documents';

/** The settings of a new app. */
export const newAppConfiguration: AppConfiguration = {
  appType: 'space_app',
  details: schemas.details.parse({ name: 'Bike desk' }),
  style: schemas.style.parse({}),
  texts: schemas.texts.parse({}),
  settings: schemas.settings.parse({}),
  signup: { isSignupEnabled: false, termsOfServiceLink: '', privacyPolicyLink: '', supportEmail: '' },
  memberships: {
    isPaidMembershipsEnabled: false,
    paidMembershipsProduct: null,
    paidMembershipsSettings: {
      ...{ paymentProvider: null, hasPaymentProviderAccessToken: false, isSetupCompleted: false },
    },
  },
  gates: {},
  pages: [],
  publishedUrl: null,
};
