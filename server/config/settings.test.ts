import { expect, it } from 'vitest';
import { SETTINGS } from './settings.ts';

/** The content of .env.example: every setting with its meaning, what it should be, and its default. */
function example(): string {
  const settings = Object.entries(SETTINGS).map(([name, { rule, expects, meaning }]) => {
    // A default that depends on the machine is described in the meaning.
    const value = meaning.includes('unset:') ? '' : String(rule.safeParse(undefined).data ?? '');
    return `# ${meaning}\n# (${expects})\n#${name}=${value}\n`;
  });
  return [
    '# Copy this file to .env and uncomment what should differ from the defaults. All settings are optional.\n',
    ...settings,
  ].join('\n');
}

it('.env.example names every setting with its default and meaning (npx vitest run -u rewrites it)', async () => {
  await expect(example()).toMatchFileSnapshot('../../.env.example');
});
