import { expect, test } from 'vitest';
import { parseSignature } from '#judge/values/signature.ts';
import { javascriptDriver } from './driver.ts';

test('the driver contains the program unchanged, even if it uses the words of the placeholders', () => {
  const source = '// SIGNATURE SOURCE GRAPH_NODE OWN_MAKERS OWN_WRITER\nvar f = (n) => n;';
  for (const signature of ['f(n: int): int', 'f(root: NextTree): NextTree']) {
    const driver = javascriptDriver(parseSignature(signature), source);
    expect(driver).toContain(JSON.stringify(source));
    expect(driver.replace(JSON.stringify(source), '')).not.toMatch(/SIGNATURE|SOURCE|GRAPH_NODE|OWN_MAKERS|OWN_WRITER/);
  }
});
