import { startSite, residentMemory } from './bench/processes.ts';
import { measureImport } from './bench/import.ts';
import { table } from './bench/figure.ts';
const site = await startSite('/tmp/h10/bench');
console.log('rss before', residentMemory(site.pid) / 1e6);
try { console.log(table(await measureImport(site, '/tmp/h10/bench'))); console.log('rss after', residentMemory(site.pid) / 1e6); } finally { await site.stop(); }
process.exit(0);
