const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const first = 'a'.charCodeAt(0);

// The root is never a child, so 0 means no child.
const children = new Int32Array(26 * (lines[1].length + 1));
const passed = new Int32Array(lines[1].length + 1);
let nodes = 1;
for (const name of lines[1].split(' ')) {
  let node = 0;
  for (let i = 0; i < name.length; i++) {
    const place = 26 * node + name.charCodeAt(i) - first;
    if (children[place] === 0) children[place] = nodes++;
    node = children[place];
    passed[node]++;
  }
}

const answers = lines[2].split(' ').map((typed) => {
  let node = 0;
  for (let i = 0; i < typed.length; i++) {
    node = children[26 * node + typed.charCodeAt(i) - first];
    if (node === 0) break;
  }
  return passed[node];
});
console.log(answers.join(' '));
