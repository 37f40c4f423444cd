function encode(strs) {
  return strs.map((str) => `${str.length}:${str}`).join('');
}

function decode(s) {
  const strs = [];
  let at = 0;
  while (at < s.length) {
    const colon = s.indexOf(':', at);
    const end = colon + 1 + Number(s.slice(at, colon));
    strs.push(s.slice(colon + 1, end));
    at = end;
  }
  return strs;
}
