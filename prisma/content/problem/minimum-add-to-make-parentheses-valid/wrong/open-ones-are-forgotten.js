// Wrong Answer: counts the unmatched ), but not the ( that stay open
function minAddToMakeValid(s) {
  let opened = 0;
  let added = 0;
  for (const char of s) {
    if (char === '(') opened++;
    else if (opened > 0) opened--;
    else added++;
  }
  return added;
}
