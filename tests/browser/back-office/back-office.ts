import type { Locator, Page } from 'playwright-core';
import { valuesOf } from '#server/testing/factories.ts';
import { formSlug, listSlug } from '#shared/admin-pages.ts';
import type { Resource } from '#shared/resource.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';

/** Finds the parts of the back office as an administrator does. */

export const resourceOf = (name: ResourceName): Resource => resources[name];
export const formAddress = (name: ResourceName): string => `/Dashboard/${formSlug(name)}`;
export const listAddress = (name: ResourceName): string => `/Dashboard/${listSlug(name)}`;

export const main = (page: Page): Locator => page.getByRole('main');
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Dashboard' });
export const panelTitle = (page: Page): Locator => main(page).getByRole('heading', { level: 1 });
export const row = (page: Page, text: string): Locator =>
  main(page)
    .getByRole('row')
    .filter({ hasText: text, has: page.getByRole('cell') });
export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** Finds a field by its name in the descriptor; a required field has a star. */
export function fieldOf(within: Page | Locator, name: ResourceName, field: string): Locator {
  const rule = resourceOf(name).fields[field];
  if (!rule) throw new Error(`${name} has no field ${field}`);
  return within.getByLabel(rule.required ? `${rule.label} *` : rule.label, { exact: true });
}

/** The required values of a record, except for the id, which is already filled in. */
export function requiredValues(name: ResourceName): Record<string, string> {
  const values = valuesOf(resourceOf(name), (rule, field) => rule.required === true && field !== 'id');
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)]));
}

export async function fillIn(within: Page | Locator, name: ResourceName, values: Record<string, string>) {
  for (const [field, value] of Object.entries(values)) await fieldOf(within, name, field).fill(value);
}
