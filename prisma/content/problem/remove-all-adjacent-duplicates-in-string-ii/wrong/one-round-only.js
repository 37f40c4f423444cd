// Wrong Answer: removes the runs in a single pass, but not those that become adjacent afterwards
function removeDuplicates(s, k) {
  return s.replace(new RegExp(`(.)\\1{${k - 1}}`, 'g'), '');
}
