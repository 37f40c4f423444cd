import { mkdtempSync, rmSync } from 'node:fs';
import { table } from './bench/figure.ts';
import { measureSearch } from './bench/search.ts';
const scratch = mkdtempSync('/tmp/h3/bench-');
try { const t=performance.now(); console.log(table(await measureSearch(scratch))); console.log((performance.now()-t)/1000); } finally { rmSync(scratch,{recursive:true,force:true}); }
process.exit(0);
