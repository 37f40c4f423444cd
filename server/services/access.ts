import { AppError } from '#server/errors.ts';

/** Who asks. Every service method takes it first. */
export type Viewer =
  | { role: 'visitor' }
  | { role: 'user'; key: string; sessionKey: string }
  | { role: 'administrator'; key: string; username: string; sessionKey: string };

export const VISITOR: Viewer = { role: 'visitor' };

type Role = Viewer['role'];

/** Who may do what. The one table: services ask it, the API description shows it. */
export const ALLOWED = {
  'content.read': ['visitor', 'user', 'administrator'],
  'content.write': ['administrator'],
  'blog.contribute': ['user', 'administrator'],
  'blog.review': ['administrator'],
  'newsletter.send': ['administrator'],
  'newsletter.subscribe': ['visitor', 'user', 'administrator'],
  'chat.ask': ['visitor', 'user', 'administrator'],
  'message.send': ['visitor', 'user', 'administrator'],
  'account.open': ['visitor', 'user', 'administrator'],
  'people.administer': ['administrator'],
  'session.start': ['visitor', 'user', 'administrator'],
  'session.end': ['visitor', 'user', 'administrator'],
  'progress.own': ['user'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof ALLOWED;

export function may(viewer: Viewer, action: Action): boolean {
  const roles: readonly Role[] = ALLOWED[action];
  return roles.includes(viewer.role);
}

/** @throws AppError unauthenticated for a visitor, forbidden for anyone else who may not */
export function requireAccess(viewer: Viewer, action: Action): void {
  if (may(viewer, action)) return;
  if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'Please log in');
  const others = viewer.role === 'administrator' ? 'a learner' : 'an administrator';
  throw new AppError('forbidden', `Only ${others} may do this`);
}

/** @returns the key of the learner whose progress it is, always their own */
export function requireLearner(viewer: Viewer): string {
  requireAccess(viewer, 'progress.own');
  if (viewer.role !== 'user') throw new Error('The table of access lets others than learners have progress');
  return viewer.key;
}
