import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Runnable } from '#judge/languages/languages.ts';
import { setTimeFactor } from '../editor.ts';
import { button, MINUTES, result, run } from './solving.ts';

export const stepper = (page: Page) => page.getByRole('dialog');
export const slider = (page: Page) => stepper(page).getByRole('slider');

const caption = (page: Page) => stepper(page).getByText(/runs next|returns|Calls|is now/);

/** Goes to the last step, where a right program answers what is expected. */
async function endsWith(page: Page, answer: string) {
  await slider(page).waitFor({ timeout: 3 * MINUTES });
  await slider(page).press('End');
  await caption(page).first().waitFor();
  const [before, expected = ''] = (await stepper(page).innerText()).split(/\s+Expected\s+/);
  expect(before?.split(/The answer\s+/).at(-1)).toBe(answer);
  expect(expected.startsWith(answer), expected).toBe(true);
}

/** Opens an approach of Two Sum step by step on the first example. */
export async function openApproach(page: Page) {
  await setTimeFactor(page, 10);
  await page.getByText('Hash map', { exact: true }).click();
  await button(page, 'Step through it on the first example').click();
  const chosen = stepper(page).getByRole('combobox', { name: 'Language' });
  return {
    chosen: await chosen.inputValue(),
    offered: await chosen.getByRole('option').allTextContents(),
    /** Steps through the program of a language, which contains a text, to its end. */
    async stepThrough(language: Runnable, text: string) {
      await chosen.selectOption(language);
      await stepper(page).getByText(text).first().waitFor();
      await endsWith(page, '[3, 4]');
    },
  };
}

/** Runs a wrong program, and steps through it on its first failing case. @returns what is said of both */
export async function stepThrough(page: Page, language: Runnable, code: string) {
  const said = await run(page, language, code);
  await setTimeFactor(page, 0.3);
  await result(page).getByRole('button', { name: 'Step through it' }).first().click({ timeout: MINUTES });
  await stepper(page)
    .getByText(/Step \d+ of|No step of this run|does not understand|Limit|Error/)
    .first()
    .waitFor({ timeout: 2 * MINUTES });
  const stepped = await stepper(page).innerText();
  await setTimeFactor(page, 10);
  await page.keyboard.press('Escape');
  return { said, stepped };
}

/** Steps through a right program, which has just run, on its first case. */
export async function stepThroughFirst(page: Page, answer: string) {
  await result(page).getByText('Case 1', { exact: true }).click();
  await result(page).getByRole('button', { name: 'Step through it' }).first().click();
  await endsWith(page, answer);
  await page.keyboard.press('Escape');
}
