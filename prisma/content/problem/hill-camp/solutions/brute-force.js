const lines = require('node:fs').readFileSync(0, 'utf8').split('\n');
const [, heights, , questions] = lines.map((line) => line.split(' ').map(Number));

const answers = questions.map((h) => heights.filter((height) => height >= h).length);
console.log(answers.join(' '));
