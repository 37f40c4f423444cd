// Wrong Answer: removes the rows of the text once, and not those that meet afterwards
function removeDuplicates(s, k) {
  return s.replace(new RegExp(`(.)\\1{${k - 1}}`, 'g'), '');
}
