// Wrong Answer: takes one digit for the length, so a string of ten characters comes apart
function encode(strs) {
  return strs.map((str) => `${str.length}${str}`).join('');
}

function decode(s) {
  const strs = [];
  for (let at = 0; at < s.length; ) {
    const end = at + 1 + Number(s[at]);
    strs.push(s.slice(at + 1, end));
    at = end;
  }
  return strs;
}
