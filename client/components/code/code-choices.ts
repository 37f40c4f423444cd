import { useStored, writeStored } from '#client/lib/storage/storage.ts';

/** Storage keys, for all pages, of the language in which programs are shown and of whether long lines wrap. */
export const LANGUAGE_CHOICE = 'code-language';
export const WRAP_CHOICE = 'code-wrap';

export const useChoice = useStored;

export const choose = (name: string, value: string): void => void writeStored({ [name]: value });
