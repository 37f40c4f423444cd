import { readFileSync, readdirSync } from 'node:fs';
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping';
const dir = '/tmp/sm/assets/';
for (const want of process.argv.slice(2)) {
  const file = readdirSync(dir).find((f) => (f.startsWith(want + '-') || f.startsWith(want)) && f.endsWith('.js'));
  const code = readFileSync(dir + file, 'utf8').split('\n');
  const map = new TraceMap(readFileSync(dir + file + '.map', 'utf8'));
  const sizes = new Map(); let last = null;
  eachMapping(map, (m) => { if (last && last.generatedLine === m.generatedLine) { const n = m.generatedColumn - last.generatedColumn; sizes.set(last.source, (sizes.get(last.source) ?? 0) + n); } last = m; });
  console.log('==', file, code.join('\n').length);
  const group = new Map();
  for (const [s, n] of sizes) { let k = String(s).replace(/^.*node_modules\//, 'nm:'); if (k.startsWith('nm:')) k = k.split('/').slice(0, k.includes('@') ? 2 : 1).join('/'); group.set(k, (group.get(k) ?? 0) + n); }
  for (const [s, n] of [...group].sort((a, b) => b[1] - a[1]).slice(0, 45)) console.log(String(n).padStart(7), s);
}
