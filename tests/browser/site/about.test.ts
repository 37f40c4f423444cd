import { describe, expect, test } from 'vitest';
import { startSite } from '../browser.ts';

const site = await startSite();

describe('the about page', () => {
  test('describes the site, and answers five questions that open and close', async () => {
    const page = await site.visit('/About');
    await page.getByRole('heading', { level: 1, name: 'What will You Get?' }).waitFor();
    for (const name of ['Interview Preparation', 'DSA Sheets', 'Programming Languages', 'Regular Updates'])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    const questions = page.getByRole('main').locator('details');
    expect(await questions.count()).toBe(5);
    const answer = questions.first().locator('p');
    expect(await answer.isVisible()).toBe(false);
    await questions.first().locator('summary').press('Enter');
    expect(await answer.isVisible()).toBe(true);
    await questions.first().locator('summary').press('Enter');
    expect(await answer.isVisible()).toBe(false);
  });
});

describe('the project ideas', () => {
  test('are twenty, each with its level, what it teaches and a first milestone', async () => {
    const page = await site.visit('/Project');
    const ideas = page.getByRole('main').getByRole('article');
    await ideas.first().waitFor();
    expect(await ideas.count()).toBe(20);
    for (const idea of await ideas.all()) {
      expect(await idea.getByText(/^(Easy|Medium|Hard)$/).count()).toBe(1);
      expect(await idea.getByRole('term').allTextContents()).toEqual(['You learn', 'First milestone']);
      for (const text of await idea.getByRole('definition').allTextContents()) expect(text).not.toBe('');
    }
    expect(new Set(await ideas.getByRole('heading').allTextContents()).size).toBe(20);
  });
});
