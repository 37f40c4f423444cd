function restoreIpAddresses(s) {
  const isValid = (part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255;
  const addresses = [];
  for (let a = 1; a <= 3; a++) {
    for (let b = 1; b <= 3; b++) {
      for (let c = 1; c <= 3; c++) {
        const [i, j, k] = [a, a + b, a + b + c];
        const parts = [s.slice(0, i), s.slice(i, j), s.slice(j, k), s.slice(k)];
        if (parts.every(isValid)) addresses.push(parts.join('.'));
      }
    }
  }
  return addresses;
}
