/** Whether a text is an address of the web, or of this site: what may stand where a reader presses. */
export const isLink = (value: string): boolean => {
  if (value.startsWith('/')) return !/^\/[\t\n\r]*[/\\]/.test(value); // browsers skip tabs and line breaks
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};
