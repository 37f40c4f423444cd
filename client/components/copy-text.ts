import { toast } from '#client/lib/toast.ts';

/**
 * Copies a text. If the browser does not allow that, shows the text selected, to be copied by hand.
 * @returns whether it was copied
 */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or without https.
    import('./copy-by-hand.tsx').then(
      ({ offerToCopy }) => offerToCopy(text),
      () => toast.error('Your browser did not allow copying.'),
    );
    return false;
  }
}

/** The same, and shows that it was copied. @param what a noun for the text, such as 'link' */
export async function copyText(text: string, what: string): Promise<void> {
  if (await copy(text)) toast.success(`${what.charAt(0).toUpperCase()}${what.slice(1)} copied`);
}
