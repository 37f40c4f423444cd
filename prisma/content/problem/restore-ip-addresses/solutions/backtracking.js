function restoreIpAddresses(s) {
  const addresses = [];
  const parts = [];

  function place(start) {
    const missing = 4 - parts.length;
    const left = s.length - start;
    if (left < missing || left > 3 * missing) return;
    if (missing === 0) {
      addresses.push(parts.join('.'));
      return;
    }
    for (let end = start + 1; end <= Math.min(start + 3, s.length); end++) {
      const part = s.slice(start, end);
      if ((part[0] === '0' && part !== '0') || Number(part) > 255) break;
      parts.push(part);
      place(end);
      parts.pop();
    }
  }

  place(0);
  return addresses;
}
