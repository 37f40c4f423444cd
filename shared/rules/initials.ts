/** The upper-case first letter of the first name; 0 without a name, as on the old site. */
export const initialOf = (firstName: string | null | undefined): string =>
  [...(firstName?.trim() ?? '')][0]?.toUpperCase() ?? '0';

/** A photo, or null if it is missing or the text 'null', which the old site stored if there was none. */
export const photoOf = (photo: string | null | undefined): string | null => (photo && photo !== 'null' ? photo : null);
