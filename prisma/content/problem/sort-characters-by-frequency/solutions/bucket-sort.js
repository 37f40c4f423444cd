function frequencySort(s) {
  const counts = new Map();
  for (const character of s) counts.set(character, (counts.get(character) ?? 0) + 1);
  const buckets = Array.from({ length: s.length + 1 }, () => []);
  for (const [character, count] of counts) buckets[count].push(character);
  let sorted = '';
  for (let count = s.length; count > 0; count--) {
    for (const character of buckets[count]) sorted += character.repeat(count);
  }
  return sorted;
}
