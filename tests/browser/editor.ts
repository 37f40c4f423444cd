import type { Page } from 'playwright-core';
import { type Language, LANGUAGES } from '#judge/languages/languages.ts';

/** Finds the editor of a language: the plain text area, or CodeMirror once that has replaced it. */
export const editorOf = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: `Your program in ${LANGUAGES[language].name}`, exact: true });

declare global {
  interface Window {
    /** The factor by which tests multiply the time limit of a case. */
    timeFactor?: number;
    /** If true, no inputs are generated in the search for the smallest failing one, which then waits. */
    isSearchOff?: boolean;
  }
}

/**
 * Sets how long a case may take, as a multiple of its limit. Limits are in real time: without a longer one, a right
 * program could be too slow on a busy machine; with a shorter one, tests wait less for programs that never end.
 */
export const setTimeFactor = (page: Page, factor: number): Promise<void> =>
  page.evaluate((factor) => {
    if (window.timeFactor === undefined) {
      const post = MessagePort.prototype.postMessage;
      type Sent = { type?: string; task?: { name?: string; limit: number; measured?: unknown } } | undefined;
      MessagePort.prototype.postMessage = function (message: Sent, options?: object) {
        if (message?.type === 'run' && message.task && !message.task.measured)
          message.task.limit *= window.timeFactor ?? 1;
        if (window.isSearchOff && message?.type === 'module' && message.task?.name === 'small') return;
        post.call(this, message, options as StructuredSerializeOptions); // or a list, which it accepts too
      };
    }
    window.timeFactor = factor;
  }, factor);

/** Turns off the search for the smallest failing input, for tests of many failing programs. */
export async function turnSearchOff(page: Page): Promise<void> {
  await setTimeFactor(page, 10);
  await page.evaluate(() => (window.isSearchOff = true));
}

/** Focuses the editor, which loads CodeMirror. Right programs have enough time. */
export async function openEditor(page: Page, language: Language): Promise<void> {
  if (!(await page.evaluate(() => window.timeFactor))) await setTimeFactor(page, 10);
  await editorOf(page, language).focus();
  await page.locator('.cm-content').waitFor();
}

/**
 * Replaces the whole text in CodeMirror, which has the focus. It uses keys: `fill` selects in the document
 * only, and just after focusing, CodeMirror may not have adopted that selection, so that the text would be added.
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
