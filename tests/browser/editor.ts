import type { Page } from 'playwright-core';
import { type Language, LANGUAGES } from '#shared/judge/languages.ts';

/** Where a program in a language is written: the plain area, or CodeMirror once that has taken its place. */
export const editorOf = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: `Your program in ${LANGUAGES[language].name}`, exact: true });

declare global {
  interface Window {
    /** So many times as long as its limit may a case take, in tests. */
    timeFactor?: number;
    /** Nobody makes inputs for the search for the smallest failing one, which then waits. */
    isSearchOff?: boolean;
  }
}

/**
 * Sets how long a case may take, as a multiple of its limit. A limit is of real time: without more of it, a right
 * program would be too slow on a busy machine, and what never ends would be waited for in full.
 */
export const setTimeFactor = (page: Page, factor: number): Promise<void> =>
  page.evaluate((factor) => {
    if (window.timeFactor === undefined) {
      const post = MessagePort.prototype.postMessage;
      type Sent = { type?: string; task?: { name?: string; limit: number; measured?: unknown } } | undefined;
      MessagePort.prototype.postMessage = function (message: Sent, given?: object) {
        if (message?.type === 'run' && message.task && !message.task.measured)
          message.task.limit *= window.timeFactor ?? 1;
        if (window.isSearchOff && message?.type === 'module' && message.task?.name === 'small') return;
        post.call(this, message, given as StructuredSerializeOptions); // or a list, which it takes as well
      };
    }
    window.timeFactor = factor;
  }, factor);

/** For a test of many failing programs, after each of which the page would look for the smallest failing input. */
export async function turnSearchOff(page: Page): Promise<void> {
  await setTimeFactor(page, 10);
  await page.evaluate(() => (window.isSearchOff = true));
}

/** Turns to the editor, which CodeMirror is from then on. Right programs have time enough. */
export async function openEditor(page: Page, language: Language): Promise<void> {
  if (!(await page.evaluate(() => window.timeFactor))) await setTimeFactor(page, 10);
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
