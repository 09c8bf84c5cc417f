import { call } from '../call.ts';
import {
  appAccessSchema,
  changeAccessSchema,
  changePersonSchema,
  invitationListSchema,
  newInvitationSchema,
  peoplePageSchema,
  peopleQuerySchema,
  personSchema,
  sentInvitationSchema,
} from '../people.ts';

const app = '/api/apps/:appId';

/** The owner's view of an app's people, its open invitations, and who may open it. */
export const peopleCalls = {
  list: call.get({
    path: `${app}/people`,
    summary: 'People of an app',
    who: 'owner',
    query: peopleQuerySchema,
    response: peoplePageSchema,
  }),
  change: call.patch({
    path: `${app}/people/:personId`,
    summary: 'Change the role of a person, or let them in no more',
    who: 'owner',
    body: changePersonSchema,
    response: personSchema,
    errors: ['person-not-found', 'owner-stays-admin'],
  }),
  remove: call.delete({
    path: `${app}/people/:personId`,
    summary: 'Remove a person',
    who: 'owner',
    errors: ['person-not-found', 'owner-stays-admin'],
  }),
  invitations: call.get({
    path: `${app}/invitations`,
    summary: 'Invitations that nobody accepted yet',
    who: 'owner',
    response: invitationListSchema,
  }),
  invite: call.post({
    path: `${app}/invitations`,
    summary: 'Invite a person from the builder',
    who: 'owner',
    body: newInvitationSchema,
    response: sentInvitationSchema,
    errors: ['app-not-published', 'already-in-app', 'email-invalid', 'invites-limit-reached'],
  }),
  resendInvitation: call.post({
    path: `${app}/invitations/:invitationId/resend`,
    summary: 'Send an invitation again',
    who: 'owner',
    response: sentInvitationSchema,
    errors: ['invitation-invalid', 'invites-limit-reached'],
  }),
  revokeInvitation: call.delete({
    path: `${app}/invitations/:invitationId`,
    summary: 'Take an invitation back',
    who: 'owner',
  }),
  readAccess: call.get({
    path: `${app}/access`,
    summary: 'Who may open the published app, and from where',
    who: 'owner',
    response: appAccessSchema,
  }),
  changeAccess: call.put({
    path: `${app}/access`,
    summary: 'Set who may open the published app, and from where',
    who: 'owner',
    body: changeAccessSchema,
    response: appAccessSchema,
    errors: ['plan-needed', 'app-not-published'],
  }),
};
