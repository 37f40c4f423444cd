/** The messages about a sign-in with Google, by the `message` that the server passes to the login page. */
const MESSAGES: Record<string, string> = {
  'google-not-set-up': 'Logging in with Google is not set up here. Please use your email or phone.',
  'google-cancelled': 'Logging in with Google was cancelled. You can try again, or use your email or phone.',
  'google-failed': 'Logging in with Google failed. Please try again, or use your email or phone.',
};

export const googleMessage = (name: string | null): string | null =>
  name !== null && Object.hasOwn(MESSAGES, name) ? (MESSAGES[name] ?? null) : null;
