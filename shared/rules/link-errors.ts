/** Why a link in a mail to a subscriber does nothing. */
export const LINK_ERRORS = {
  used: 'This link was already used, and the subscription is confirmed',
  gone: 'This address is not subscribed any more; please subscribe again',
  expired: 'This link has expired after a week; please subscribe again',
  invalid: 'This link is invalid or incomplete. Please open it from the email again.',
} as const;

export type LinkErrorReason = keyof typeof LINK_ERRORS;

const OUTCOMES = ['done', ...(Object.keys(LINK_ERRORS) as LinkErrorReason[])] as const; // Object.keys loses the literal keys

/** What pressing the button of a link's page has led to. */
export type LinkOutcome = (typeof OUTCOMES)[number];

/** The outcome in the address of the page to which a browser without scripts is led; null if there is none. */
export const linkOutcomeIn = (parameters: URLSearchParams): LinkOutcome | null =>
  OUTCOMES.find((outcome) => outcome === parameters.get('outcome')) ?? null;
