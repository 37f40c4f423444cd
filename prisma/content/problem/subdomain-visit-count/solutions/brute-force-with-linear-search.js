function subdomainVisits(cpdomains) {
  const totals = [];
  for (const entry of cpdomains) {
    const [number, whole] = entry.split(' ');
    const parts = whole.split('.');
    for (let i = 0; i < parts.length; i++) {
      const domain = parts.slice(i).join('.');
      const found = totals.find((pair) => pair.domain === domain);
      if (found) found.total += Number(number);
      else totals.push({ domain, total: Number(number) });
    }
  }
  return totals.map(({ domain, total }) => `${total} ${domain}`);
}
