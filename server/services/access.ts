import { AppError } from '#server/errors.ts';

/** Who asks. Every service method takes it first. */
export type Viewer =
  | { role: 'visitor' }
  | { role: 'user'; key: string; sessionKey: string }
  | { role: 'administrator'; key: string; username: string; sessionKey: string };

export const VISITOR: Viewer = { role: 'visitor' };

type Role = Viewer['role'];

/** Who may do what (decisions.md 3). The one table: services ask it, the API description shows it. */
export const ALLOWED = {
  'content.read': ['visitor', 'user', 'administrator'],
  'content.write': ['administrator'],
  'blog.contribute': ['user', 'administrator'],
  'blog.review': ['administrator'],
  'newsletter.subscribe': ['visitor', 'user', 'administrator'],
  'message.send': ['visitor', 'user', 'administrator'],
  'account.open': ['visitor', 'user', 'administrator'],
  'people.administer': ['administrator'],
  'session.start': ['visitor', 'user', 'administrator'],
  'session.end': ['visitor', 'user', 'administrator'],
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
  throw new AppError('forbidden', 'Only an administrator may do this');
}
