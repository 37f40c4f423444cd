import { toast } from './toast.ts';

/** Reports that the browser refused to store something: its storage is full, or not allowed for this site. */
export const notifyNotKept = () =>
  toast.error('Your browser did not keep this. Free some space or allow storage for this site.');
