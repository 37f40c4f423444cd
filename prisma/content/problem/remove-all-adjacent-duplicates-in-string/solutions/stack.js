function removeDuplicates(s) {
  const left = [];
  for (const letter of s) {
    if (left.at(-1) === letter) left.pop();
    else left.push(letter);
  }
  return left.join('');
}
