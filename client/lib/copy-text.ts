import { toast } from './toast.ts';

/** Copies a text, and shows whether that succeeded. @param what a noun for the text, such as 'link' */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(`${what.charAt(0).toUpperCase()}${what.slice(1)} copied`);
  } catch (error) {
    console.error(error);
    toast.error(`Your browser did not copy the ${what}.`);
  }
}
