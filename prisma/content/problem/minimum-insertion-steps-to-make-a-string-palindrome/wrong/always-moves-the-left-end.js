// Wrong Answer: for different ends it always matches the left character and never tries the right one
function minInsertions(s) {
  let steps = 0;
  let i = 0;
  let j = s.length - 1;
  while (i < j) {
    if (s[i] === s[j]) j--;
    else steps++;
    i++;
  }
  return steps;
}
