import { toast } from './toast.ts';

/** Long enough to read it after the message about the login. */
const SHOWN_MS = 10_000;

/** Shows that somebody is logged in only until they leave the page, because the browser could not store who they are. */
export const notifyLoginNotStored = () =>
  toast.error(
    'You are logged in only until you leave or reload this page: your browser did not keep the login. Free some space or allow storage for this site.',
    { duration: SHOWN_MS },
  );
