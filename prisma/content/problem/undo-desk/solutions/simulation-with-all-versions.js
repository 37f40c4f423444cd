const keys = require('node:fs').readFileSync(0, 'utf8').trim();

const versions = [''];
let shown = 0;
for (const key of keys) {
  if (key === '-') {
    shown = Math.max(shown - 1, 0);
  } else if (key === '+') {
    shown = Math.min(shown + 1, versions.length - 1);
  } else {
    versions.length = shown + 1;
    versions.push(versions[shown] + key);
    shown++;
  }
}
console.log(versions[shown]);
