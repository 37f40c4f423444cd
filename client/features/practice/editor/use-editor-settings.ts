import { useStored } from '#client/lib/storage/storage.ts';

export const FONT_SIZE = 'practice-font-size';
export const VIM = 'practice-vim';
export const SIZES = [12, 13, 14, 16, 18, 20];
const DEFAULT_SIZE = 14;

export type Settings = { fontSize: number; isVim: boolean };

export function useEditorSettings(): Settings {
  const size = Number(useStored(FONT_SIZE));
  return { fontSize: SIZES.includes(size) ? size : DEFAULT_SIZE, isVim: useStored(VIM) === 'true' };
}
