import { toast } from './toast.ts';

/** The browser refused to keep something: it is full, or closed to us. */
export const notifyNotKept = () =>
  toast.error('Your browser did not keep this. Free some space or allow storage for this site.');
