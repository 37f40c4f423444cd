import { AppError } from '#server/errors.ts';

/** Who makes a call. Every service method takes it first. */
export type Viewer =
  | { role: 'visitor' }
  | ({ role: 'user'; key: string; /** Calls by an access token, not a session. */ token?: TokenScope } & OfSession)
  | ({
      role: 'administrator';
      key: string;
      username: string;
      clientAddress?: string;
      /** True when the site requires two-factor authentication of administrators, and this one does not have it yet. */
      lacksTwoFactor?: boolean;
    } & OfSession);

/** What an access token may do: whoever may write may also read. */
export type TokenScope = 'read' | 'write';

type OfSession = {
  /** For a call with an access token, the key of the token. */
  sessionKey: string;
  /** Whether the password, and the code if there is two-factor authentication, was given within the last ten minutes. */
  isReAuthenticated?: boolean;
};

export const VISITOR: Viewer = { role: 'visitor' };

export type Role = Viewer['role'];

type Rule = {
  roles: readonly Role[];
  /** Roles that are shown more than the others, so that responses to them are private. */
  seesMore?: readonly Role[];
  /** For anybody who has a link, until it is revoked: no cache may keep the response. */
  neverCached?: true;
  /** Only for viewers who have given password and code within the last ten minutes. */
  needsReAuthentication?: true;
  /** Also allowed to the learner's access tokens with this scope; all other actions are refused to tokens. */
  byToken?: TokenScope;
  /** Also for an administrator who lacks the two-factor authentication that the site requires. */
  beforeTwoFactor?: true;
};

const EVERYBODY = ['visitor', 'user', 'administrator'] as const;

/** Who may do what. The only such table: services, both APIs and the API description use it. */
export const ACCESS = {
  'content.read': { roles: EVERYBODY },
  'content.write': { roles: ['administrator'] },
  // Everybody reads open content; content that is embargoed until a contest begins is for administrators only.
  'opened.read': { roles: EVERYBODY, seesMore: ['administrator'] },
  // Everybody reads learners' published contributions; unpublished ones are for administrators only.
  'contribution.read': { roles: EVERYBODY, seesMore: ['administrator'] },
  'contribution.make': { roles: ['user', 'administrator'] },
  'contribution.review': { roles: ['administrator'] },
  'newsletter.send': { roles: ['administrator'] },
  'newsletter.subscribe': { roles: EVERYBODY },
  'assistant.ask': { roles: EVERYBODY },
  'message.send': { roles: EVERYBODY },
  'account.open': { roles: EVERYBODY },
  'account.own': { roles: ['user'] },
  'account.leave': { roles: ['user'], needsReAuthentication: true },
  'token.own': { roles: ['user'] },
  'token.create': { roles: ['user'], needsReAuthentication: true },
  'people.administer': { roles: ['administrator'] },
  'user.remove': { roles: ['administrator'], needsReAuthentication: true },
  // Changes to administrators, their passwords and codes.
  'administrator.change': { roles: ['administrator'], needsReAuthentication: true },
  'administrator.self': { roles: ['administrator'], beforeTwoFactor: true },
  'two-factor.set-up': { roles: ['administrator'], needsReAuthentication: true, beforeTwoFactor: true },
  'session.start': { roles: EVERYBODY },
  'session.end': { roles: EVERYBODY },
  'progress.own': { roles: ['user'] },
  'practice.own': { roles: ['user'] },
  'records.own': { roles: ['user'] },
  'plan.own': { roles: ['user'] },
  // Anybody who has the URL that the learner created.
  'plan.calendar': { roles: EVERYBODY },
  // Anybody who has its link, until the learner stops sharing it.
  'list.shared': { roles: EVERYBODY, neverCached: true },
  // What a learner's own programs do, at the REST API.
  'progress.read': { roles: ['user'], byToken: 'read' },
  'progress.mark': { roles: ['user'], byToken: 'write' },
  'reviews.read': { roles: ['user'], byToken: 'read' },
  'attempts.read': { roles: ['user'], byToken: 'read' },
  'notes.read': { roles: ['user'], byToken: 'read' },
  'plan.read': { roles: ['user'], byToken: 'read' },
  'lists.read': { roles: ['user'], byToken: 'read' },
  'lists.write': { roles: ['user'], byToken: 'write' },
  'weekly-digest.own': { roles: ['user'] },
  // A learner's settings for their public profile, which everybody may read.
  'public-profile.own': { roles: ['user'] },
  'public-profile.read': { roles: EVERYBODY },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof ACCESS;

export const ruleOf = (action: Action): Rule => ACCESS[action];

/** Whether the viewer may do it; an action that needs a fresh re-authentication may still be refused until one is given. */
export const may = (viewer: Viewer, action: Action): boolean =>
  ruleOf(action).roles.includes(viewer.role) &&
  tokenError(viewer, ruleOf(action)) === null &&
  !isEmbargoed(viewer, ruleOf(action));

/**
 * Returns why a call with an access token is refused; null when it is allowed, or when the call has no access token.
 */
function tokenError(viewer: Viewer, { byToken }: Rule): string | null {
  if (viewer.role !== 'user' || viewer.token === undefined) return null;
  if (byToken === undefined) return NOT_BY_TOKEN;
  return byToken === 'write' && viewer.token === 'read' ? 'This access token may read, but not change anything' : null;
}

/** The message where access tokens are not accepted. */
export const NOT_BY_TOKEN = 'Access tokens are not accepted here: /openapi.json says which calls accept one';

/** Whether required two-factor authentication is missing: such an administrator is a visitor who may only set it up. */
const isEmbargoed = (viewer: Viewer, { roles, beforeTwoFactor }: Rule): boolean =>
  viewer.role === 'administrator' && viewer.lacksTwoFactor === true && !beforeTwoFactor && !roles.includes('visitor');

/**
 * @throws AppError unauthenticated for a visitor, forbidden for anyone else who may not, second_step_required for an
 * administrator who has to set one up first, unproven when password and code have to be given again
 */
export function requireAccess(viewer: Viewer, action: Action): void {
  const rule = ruleOf(action);
  if (!rule.roles.includes(viewer.role)) {
    if (viewer.role === 'visitor') throw new AppError('unauthenticated', 'Please log in');
    const others = viewer.role === 'administrator' ? 'a learner' : 'an administrator';
    throw new AppError('forbidden', `Only ${others} may do this`);
  }
  const fault = tokenError(viewer, rule);
  if (fault !== null) throw new AppError('forbidden', fault);
  if (!may(viewer, action)) {
    const message = 'Set up your two-factor authentication first, in the back office under ‘Password and sessions’';
    throw new AppError('second_step_required', message);
  }
  if (rule.needsReAuthentication && viewer.role !== 'visitor' && !viewer.isReAuthenticated)
    throw new AppError('unproven', 'Please confirm that it is you, then try again', { data: { account: viewer.role } });
}

/** @returns the viewer, for an action that the table allows to administrators only */
export function requireAdministrator(viewer: Viewer, action: Action): Extract<Viewer, { role: 'administrator' }> {
  requireAccess(viewer, action);
  if (viewer.role !== 'administrator') throw new Error('The table of access gives others what is an administrator’s');
  return viewer;
}

/** Actions on the viewer's own data only. */
type OwnAction = Extract<Action, `${string}.own` | 'account.leave' | 'token.create' | ByTokenAction>;
/** The actions that access tokens can allow. */
type ByTokenAction = { [A in Action]: (typeof ACCESS)[A] extends { byToken: TokenScope } ? A : never }[Action];

/** @returns the key of the viewer, the learner who owns the data */
export function requireLearner(viewer: Viewer, action: OwnAction): string {
  requireAccess(viewer, action);
  if (viewer.role !== 'user') throw new Error('The table of access gives others than learners what is a learner’s own');
  return viewer.key;
}

/** @throws AppError conflict when somebody else has signed in in the same browser in the meantime */
export function requireOwn(userKey: string, sent: { userKey: string }): void {
  if (sent.userKey === userKey) return;
  throw new AppError('conflict', 'Somebody else is now signed in in this browser. Please load the page again');
}
