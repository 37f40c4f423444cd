// Wrong Answer: concatenates the counts as strings, so 9 and 10 become 910
function subdomainVisits(cpdomains) {
  const totals = new Map();
  for (const entry of cpdomains) {
    const [number, whole] = entry.split(' ');
    const parts = whole.split('.');
    for (let i = 0; i < parts.length; i++) {
      const domain = parts.slice(i).join('.');
      totals.set(domain, (totals.get(domain) ?? '') + number);
    }
  }
  return [...totals].map(([domain, total]) => `${total} ${domain}`);
}
