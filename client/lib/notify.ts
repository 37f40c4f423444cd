import { toast } from './toast.ts';

/** Shows that the browser could not store something: its storage is full, or not allowed for this site. */
export const notifyNotStored = () =>
  toast.error('Your browser did not keep this. Free some space or allow storage for this site.');
