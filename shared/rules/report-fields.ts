import { messageError } from './message-fields.ts';

/** The error message for a value of a report; undefined if it is valid. The e-mail is optional. */
export function reportError(field: 'text' | 'email', value: string): string | undefined {
  if (field === 'email') return value.trim() === '' ? undefined : messageError('email', value);
  return value.trim() === '' ? 'Please say what is wrong' : messageError('message', value);
}
