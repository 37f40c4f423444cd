/** Whether a text is an http(s) address, or one of this site, and so may be used as a link. */
export const isLink = (value: string): boolean => {
  if (value.startsWith('/')) return !/^\/[\t\n\r]*[/\\]/.test(value); // browsers skip tabs and line breaks
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
};
