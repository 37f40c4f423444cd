function restoreIpAddresses(s) {
  const isValid = (part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255;
  const addresses = [];
  for (let i = 1; i < s.length; i++) {
    for (let j = i + 1; j < s.length; j++) {
      for (let k = j + 1; k < s.length; k++) {
        const parts = [s.slice(0, i), s.slice(i, j), s.slice(j, k), s.slice(k)];
        if (parts.every(isValid)) addresses.push(parts.join('.'));
      }
    }
  }
  return addresses;
}
