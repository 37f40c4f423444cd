function removeDuplicates(s, k) {
  const rows = [];
  for (const letter of s) {
    if (rows.at(-1)?.letter === letter) rows.at(-1).count++;
    else rows.push({ letter, count: 1 });
    if (rows.at(-1).count === k) rows.pop();
  }
  return rows.map(({ letter, count }) => letter.repeat(count)).join('');
}
