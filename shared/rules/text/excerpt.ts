import { plainText } from './plain-text.ts';

export const EXCERPT_LENGTH = 100;

/** The first 100 characters without markup, followed by '...' if the text was cut. */
export function excerpt(text: string): string {
  const characters = [...plainText(text).replace(/\s+/g, ' ').trim()];
  return characters.length <= EXCERPT_LENGTH
    ? characters.join('')
    : `${characters.slice(0, EXCERPT_LENGTH).join('')}...`;
}
