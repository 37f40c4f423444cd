function subdomainVisits(cpdomains) {
  const totals = new Map();
  for (const entry of cpdomains) {
    const [number, whole] = entry.split(' ');
    const parts = whole.split('.');
    for (let i = 0; i < parts.length; i++) {
      const domain = parts.slice(i).join('.');
      totals.set(domain, (totals.get(domain) ?? 0) + Number(number));
    }
  }
  return [...totals].map(([domain, total]) => `${total} ${domain}`);
}
