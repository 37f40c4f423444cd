import { containsLink } from './text/contains-link.ts';
import { isBlank } from './text/shown-text.ts';
import { isStorable } from './text/storable.ts';

// In the order of the form.
const FIELDS = {
  firstName: { name: 'First name', max: 100 },
  lastName: { name: 'Last name', max: 100 },
  email: { name: 'Email', max: 254 },
  phone: { name: 'Phone number', max: 40 },
  message: { name: 'Message', max: 5000 },
};

/** The fields of the contact form. */
export type MessageField = keyof typeof FIELDS;

export const MESSAGE_FIELDS = Object.keys(FIELDS) as MessageField[]; // Object.keys forgets the literal keys

// Text without spaces on both sides of the @. Only sending a mail can show whether an address is valid.
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const missingMessageField = (field: MessageField): string => `${FIELDS[field].name} is required`;

/**
 * The error message for a value of the contact form; undefined if it is valid. Does not use zod, which would double the
 * code that the contact page loads.
 */
export function messageError(field: MessageField, value: string): string | undefined {
  const { name, max } = FIELDS[field];
  if (isBlank(value)) return missingMessageField(field);
  if (!isStorable(value)) return `${name} contains a character that cannot be stored`;
  if (value.length > max) return `${name} must have at most ${max} characters`;
  if ((field === 'firstName' || field === 'lastName') && containsLink(value))
    return `${name} must hold no e-mail or web address`;
  if (field === 'email' && !EMAIL.test(value.trim())) return 'Invalid email address';
  return undefined;
}
