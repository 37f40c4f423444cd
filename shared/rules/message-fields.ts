import { isStorable } from './text/storable.ts';

// In the order of the form.
const FIELDS = {
  firstName: { name: 'First name', most: 100 },
  lastName: { name: 'Last name', most: 100 },
  email: { name: 'Email', most: 254 },
  phone: { name: 'Phone number', most: 40 },
  message: { name: 'Message', most: 5000 },
};

/** What a visitor fills in to send a message. */
export type MessageField = keyof typeof FIELDS;

export const MESSAGE_FIELDS = Object.keys(FIELDS) as MessageField[]; // Object.keys forgets the literal keys

// Text without spaces on both sides of the @: what else an address may be, only a mail to it can tell.
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const missingMessageField = (field: MessageField): string => `${FIELDS[field].name} is required`;

/**
 * What is wrong with a value of the contact form; undefined when all is well. It needs no zod, which would double the
 * code that the contact page loads.
 */
export function messageFault(field: MessageField, value: string): string | undefined {
  const { name, most } = FIELDS[field];
  if (value.trim() === '') return missingMessageField(field);
  if (!isStorable(value)) return `${name} holds a character that cannot be stored`;
  if (value.length > most) return `${name} must have at most ${most} characters`;
  if (field === 'email' && !EMAIL.test(value.trim())) return 'Invalid email address';
  return undefined;
}
