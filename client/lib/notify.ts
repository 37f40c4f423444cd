import { toast } from './toast.ts';

/** Shows that the browser could not store something: its storage is full, or not allowed for this site. */
export const notifyNotStored = () => toast.error(NOT_STORED, { id: NOT_STORED });

// Also its id, so that each key that is typed in a full browser shows the same message instead of another one.
const NOT_STORED = 'Your browser did not keep this. Free some space or allow storage for this site.';
