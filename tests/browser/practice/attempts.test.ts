import { expect, test } from 'vitest';
import { signIn, startSite } from '../browser.ts';
import { editorOf } from '../editor.ts';
import { button, MINUTES, program, submissions, submit, TWO_SUM } from './solving.ts';

const site = await startSite();

const WRONG = program('two-sum/solutions/hash-map.js').replace('return [', 'return [0, ');
const RIGHT = program('two-sum/solutions/hash-map.js');

test(
  'two submissions are compared, named and restored, and the name is there on another device',
  { timeout: 3 * MINUTES },
  async () => {
    const page = await site.visit(TWO_SUM);
    await submit(page, 'javascript', WRONG);
    await expect.poll(() => submissions(page).count()).toBe(1);
    expect(await button(page, 'Choose two to compare').count()).toBe(0);
    await submit(page, 'javascript', RIGHT);
    const [right, wrong] = [submissions(page).first(), submissions(page).last()];
    await right.getByText('Best in JavaScript').waitFor();
    expect(await wrong.getByText('Best in JavaScript').count()).toBe(0);

    await wrong.getByRole('checkbox').check();
    await right.getByRole('checkbox').check();
    await button(page, 'Compare').click();
    const dialog = page.getByRole('dialog', { name: 'Two submissions compared' });
    const changed =
      RIGHT.split('\n')
        .find((line) => line.includes('return ['))
        ?.trim() ?? '';
    await dialog.getByText(`Removed: ${changed.replace('[', '[0, ')}`).waitFor();
    await dialog.getByText(`Added: ${changed}`).waitFor();
    expect(await dialog.getByText(/^(Wrong Answer|Accepted), /).allInnerTexts()).toEqual([
      expect.stringMatching(/^Wrong Answer, 0 of/) as string,
      expect.stringMatching(/^Accepted, /) as string,
    ]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await wrong.getByText('Wrong Answer').click();
    await wrong.getByLabel('Name').fill('One index too many');
    await wrong.getByLabel('Note').fill('Two come back, not three.');
    await wrong.getByRole('button', { name: 'Restore to the editor' }).click();
    await expect.poll(() => editorOf(page, 'javascript').innerText()).toContain('return [0, ');
    await page.getByText('A different text of yours is kept beside this one.').waitFor();
    const toast = page.getByRole('status').filter({ hasText: 'It is in the editor' });
    await button(page, 'Undo').and(toast.getByRole('button')).click();
    await expect.poll(() => editorOf(page, 'javascript').innerText()).not.toContain('return [0, ');

    const person = await site.createUser();
    await signIn(page, person);
    const storedRecord = {
      kind: 'attempt-label',
      record: { name: 'One index too many', note: 'Two come back, not three.' },
    };
    await expect
      .poll(() => site.database.prisma.ownRecord.findMany({ where: { userKey: person.key } }))
      .toContainEqual(
        expect.objectContaining({ ...storedRecord, record: expect.objectContaining(storedRecord.record) as object }),
      );
    const other = await site.visit(TWO_SUM, { signedIn: person });
    await submissions(other).filter({ hasText: 'One index too many' }).waitFor();
  },
);
