// Wrong Answer: accepts four valid parts even if digits are left over
function restoreIpAddresses(s) {
  const addresses = [];

  function place(start, parts) {
    if (parts.length === 4) {
      addresses.push(parts.join('.'));
      return;
    }
    for (let end = start + 1; end <= Math.min(start + 3, s.length); end++) {
      const part = s.slice(start, end);
      const isValid = /^(?:0|[1-9]\d*)$/.test(part) && Number(part) <= 255;
      if (isValid) place(end, [...parts, part]);
    }
  }

  place(0, []);
  return addresses;
}
