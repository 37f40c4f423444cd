function minAddToMakeValid(s) {
  let left = s;
  while (left.includes('()')) left = left.replaceAll('()', '');
  return left.length;
}
