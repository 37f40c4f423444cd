import { toast } from './toast.ts';

/** Shows that the browser could not store something: its storage is full, or not allowed for this site. */
export const notifyNotStored = () => toast.error(NOT_STORED, { id: NOT_STORED });

/** Shows that somebody is logged in only until they leave the page, because the browser could not store who they are. */
export const notifyLoginNotStored = () =>
  toast.error(
    'You are logged in only until you leave or reload this page: your browser did not keep the login. Free some space or allow storage for this site.',
    { duration: 10_000 },
  );

// Also its id, so that each key that is typed in a full browser shows the same message instead of another one.
const NOT_STORED = 'Your browser did not keep this. Free some space or allow storage for this site.';
