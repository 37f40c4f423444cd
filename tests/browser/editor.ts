import type { Page } from 'playwright-core';
import { type Language, LANGUAGES } from '#shared/judge/languages.ts';

/** Where a program in a language is written: the plain area, or CodeMirror once that has taken its place. */
export const editorOf = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: `Your program in ${LANGUAGES[language].name}`, exact: true });

/** Turns to the editor, which CodeMirror is from then on. */
export async function openEditor(page: Page, language: Language): Promise<void> {
  await editorOf(page, language).focus();
  await page.locator('.cm-content').waitFor();
}

/**
 * Puts a text in the place of all in CodeMirror, which has the focus. By its keys: `fill` selects in the document
 * alone, and just after CodeMirror was focused that selection is not always its own, so that the text would be added.
 */
export async function replaceText(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

/** Writes a program in a language. */
export async function writeProgram(page: Page, language: Language, code: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Language' }).selectOption(language);
  await openEditor(page, language);
  await replaceText(page, code);
}
