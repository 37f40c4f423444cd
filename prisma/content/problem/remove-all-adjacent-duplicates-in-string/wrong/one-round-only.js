// Wrong Answer: removes the pairs of the text once, and not those that meet afterwards
function removeDuplicates(s) {
  return s.replace(/(.)\1/g, '');
}
