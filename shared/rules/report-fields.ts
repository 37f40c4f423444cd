import { messageFault } from './message-fields.ts';

/** What is wrong with a value of a report; undefined when all is well. Who reports may stay unknown. */
export function reportFault(field: 'text' | 'email', value: string): string | undefined {
  if (field === 'email') return value.trim() === '' ? undefined : messageFault('email', value);
  return value.trim() === '' ? 'Please say what is wrong' : messageFault('message', value);
}
