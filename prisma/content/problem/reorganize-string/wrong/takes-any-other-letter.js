// Wrong Answer: appends the first letter that differs and so keeps the most frequent one for the end
function reorganizeString(s) {
  const left = [...s].sort();
  let result = '';
  while (left.length > 0) {
    const i = left.findIndex((letter) => letter !== result.at(-1));
    if (i < 0) return '';
    result += left.splice(i, 1)[0];
  }
  return result;
}
