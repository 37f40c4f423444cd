function decodeString(s) {
  const waiting = [];
  let current = '';
  let count = 0;
  for (const char of s) {
    if (char >= '0' && char <= '9') {
      count = count * 10 + Number(char);
    } else if (char === '[') {
      waiting.push([current, count]);
      current = '';
      count = 0;
    } else if (char === ']') {
      const [before, times] = waiting.pop();
      current = before + current.repeat(times);
    } else {
      current += char;
    }
  }
  return current;
}
