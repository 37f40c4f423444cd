// Wrong Answer: among the longest duplicates it takes the last one
const text = require('node:fs').readFileSync(0, 'utf8').trim();
let longest = 0;
let passage = '';
for (let end = 1; end <= text.length; end++) {
  while (longest < end) {
    const longer = text.slice(end - longest - 1, end);
    if (text.indexOf(longer) === end - longest - 1) break;
    longest++;
    passage = longer;
  }
  const same = text.slice(end - longest, end);
  if (longest > 0 && text.indexOf(same) < end - longest) passage = same;
}
console.log(`${longest} ${passage}`.trim());
