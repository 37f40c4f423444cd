/** The actions of the audit log concerning people and permissions, and their labels in the back office. */
export const AUDIT_ACTIONS = {
  'administrator.login': 'Login',
  'administrator.refused': 'Refused login',
  'administrator.unproven': 'Wrong password or code, asked again',
  'administrator.add': 'Administrator added',
  'administrator.remove': 'Administrator deleted',
  'administrator.password': 'Password changed',
  'administrator.sessions': 'Sessions ended',
  'administrator.code-on': 'Two-factor authentication turned on',
  'administrator.code-off': 'Two-factor authentication turned off',
  'administrator.recovery': 'Login by recovery code',
  'administrator.let-in': 'Refused logins cleared',
  'user.remove': 'User deleted',
  'user.leave': 'Account deleted by its learner',
  'access-token.make': 'Access token made',
  'access-token.revoke': 'Access token revoked',
  export: 'Export',
  'newsletter.send': 'Newsletter sent',
  'newsletter.schedule': 'Newsletter scheduled',
  'newsletter.cancel': 'Newsletter cancelled',
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

export const isAuditAction = (action: unknown): action is AuditAction =>
  typeof action === 'string' && Object.hasOwn(AUDIT_ACTIONS, action);
