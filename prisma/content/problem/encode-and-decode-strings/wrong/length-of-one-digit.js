// Wrong Answer: reads only one digit of the length, so strings of ten or more characters break
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
