// Wrong Answer: removes the pairs in a single pass, but not those that become adjacent afterwards
function removeDuplicates(s) {
  return s.replace(/(.)\1/g, '');
}
