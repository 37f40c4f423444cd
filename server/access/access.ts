import { AppError } from '#server/errors.ts';

/** Who makes a call. Every service method takes it first. */
export type Viewer =
  | { role: 'visitor' }
  | { role: 'user'; key: string; sessionKey: string }
  | { role: 'administrator'; key: string; username: string; sessionKey: string; clientAddress?: string };

export const VISITOR: Viewer = { role: 'visitor' };

export type Role = Viewer['role'];

type Rule = {
  roles: readonly Role[];
  /** Roles that are shown more than the others, so that responses to them are private. */
  seesMore?: readonly Role[];
};

const EVERYBODY = ['visitor', 'user', 'administrator'] as const;

/** Who may do what. The only such table: services, both doors and the API description use it. */
export const ACCESS = {
  'content.read': { roles: EVERYBODY },
  'content.write': { roles: ['administrator'] },
  // Everybody reads what is open; what is held back until a contest begins is not for everybody.
  'opened.read': { roles: EVERYBODY, seesMore: ['administrator'] },
  // Everybody reads the published contributions of learners; the unpublished ones are not for everybody.
  'contribution.read': { roles: EVERYBODY, seesMore: ['administrator'] },
  'contribution.make': { roles: ['user', 'administrator'] },
  'contribution.review': { roles: ['administrator'] },
  'newsletter.send': { roles: ['administrator'] },
  'newsletter.subscribe': { roles: EVERYBODY },
  'assistant.ask': { roles: EVERYBODY },
  'message.send': { roles: EVERYBODY },
  'account.open': { roles: EVERYBODY },
  'account.own': { roles: ['user'] },
  'people.administer': { roles: ['administrator'] },
  'session.start': { roles: EVERYBODY },
  'session.end': { roles: EVERYBODY },
  'progress.own': { roles: ['user'] },
  'practice.own': { roles: ['user'] },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof ACCESS;

export const ruleOf = (action: Action): Rule => ACCESS[action];

export const may = (viewer: Viewer, action: Action): boolean => ruleOf(action).roles.includes(viewer.role);

/** @throws AppError unauthenticated for a visitor, forbidden for anyone else who may not */
export function requireAccess(viewer: Viewer, action: Action): void {
  if (may(viewer, action)) return;
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'Please log in');
  const others = viewer.role === 'administrator' ? 'a learner' : 'an administrator';
  throw new AppError('forbidden', `Only ${others} may do this`);
}

/** @returns the viewer, for an action that the table allows to administrators only */
export function requireAdministrator(viewer: Viewer, action: Action): Extract<Viewer, { role: 'administrator' }> {
  requireAccess(viewer, action);
  if (viewer.role !== 'administrator') throw new Error('The table of access gives others what is an administrator’s');
  return viewer;
}

/** Actions on the viewer's own data only. */
type OwnAction = Extract<Action, `${string}.own`>;

/** @returns the key of the viewer, the learner who owns the data */
export function requireLearner(viewer: Viewer, action: OwnAction): string {
  requireAccess(viewer, action);
  if (viewer.role !== 'user') throw new Error('The table of access gives others than learners what is a learner’s own');
  return viewer.key;
}
