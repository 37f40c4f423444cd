export function check({ args: [s], actual }) {
  const counts = countsOf(s);
  const runs = runsOf(actual);
  if (runs.length !== new Set(runs.map(([character]) => character)).size) {
    return 'the occurrences of a character are not all adjacent';
  }
  const isSame = runs.length === counts.size && runs.every(([character, length]) => counts.get(character) === length);
  if (!isSame) return 'the answer does not consist of the characters of s';
  const rise = runs.findIndex(([, length], i) => i > 0 && length > runs[i - 1][1]);
  if (rise > 0) return `${runs[rise][0]} occurs more often than ${runs[rise - 1][0]}, but comes after it`;
}

function countsOf(s) {
  const counts = new Map();
  for (const character of s) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
}

/** The runs of equal characters with their lengths. */
function runsOf(s) {
  const runs = [];
  for (const character of s) {
    const last = runs.at(-1);
    if (last?.[0] === character) last[1]++;
    else runs.push([character, 1]);
  }
  return runs;
}
