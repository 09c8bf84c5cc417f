import { z } from 'zod';
import { call } from '../call.ts';
import {
  collaborationListSchema,
  collaboratorRoleSchema,
  collaboratorsSchema,
  inviteCollaboratorSchema,
} from '../collaborators.ts';
import { emailSchema } from '../accounts.ts';
import { claimInvitationSchema, claimSchema } from './claims.ts';

const people = '/api/apps/:appId/collaborators';

/** Builders who build an app with its owner. Rules: TEAM-01 to TEAM-06. */
export const collaboratorCalls = {
  list: call.get({
    path: people,
    summary: 'Who builds an app, and the own role there',
    who: 'viewer',
    response: collaboratorsSchema,
  }),
  invite: call.post({
    path: people,
    summary: 'Invite a builder by e-mail, or change the role of one',
    who: 'owner',
    body: inviteCollaboratorSchema,
    response: collaboratorsSchema,
    errors: ['email-invalid', 'collaborator-is-owner', 'too-many-collaborators', 'rate-limited'],
  }),
  remove: call.post({
    path: `${people}/remove`,
    summary: 'Take a builder out of an app, or back an invitation',
    who: 'owner',
    body: z.object({ email: emailSchema }),
    response: collaboratorsSchema,
  }),
  transfer: call.post({
    path: '/api/apps/:appId/owner',
    summary: 'Give an app to a builder who works on it; the owner so far stays as an editor',
    who: 'owner',
    body: z.object({ email: emailSchema }),
    response: collaboratorsSchema,
    errors: ['collaborator-not-found'],
  }),
  mine: call.get({
    path: '/api/collaborations',
    summary: 'Apps of others that the signed-in builder works on, or is invited to',
    who: 'account',
    response: collaborationListSchema,
  }),
  accept: call.post({
    path: '/api/collaborations/:appId/accept',
    summary: 'Accept an invitation',
    who: 'account',
    response: z.object({ role: collaboratorRoleSchema }),
    errors: ['invitation-gone'],
  }),
  leave: call.delete({
    path: '/api/collaborations/:appId',
    summary: 'Leave an app of somebody else, or turn an invitation down',
    who: 'account',
  }),
  claimInvitation: call.get({
    path: '/api/apps/:appId/settings/claimInvitation',
    summary: 'The link and the code by which somebody else becomes the owner of an app, once',
    who: 'owner-and-admin',
    response: claimInvitationSchema,
    errors: ['claim-before-publish', 'app-not-claimable', 'claim-failed'],
  }),
  readClaim: call.get({
    path: '/api/claims/:claimCode',
    summary: 'What a claim code hands over',
    who: 'account',
    response: claimSchema,
    errors: ['claim-gone'],
  }),
  claim: call.post({
    path: '/api/claims/:claimCode',
    summary: 'Become the owner of an app by its claim code',
    who: 'account',
    response: z.object({ appId: z.string() }),
    errors: ['claim-gone', 'claim-own', 'claim-collaborators-only'],
  }),
} as const;
