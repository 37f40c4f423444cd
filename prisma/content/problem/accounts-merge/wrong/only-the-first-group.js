// Wrong Answer: adds an account to the first group that shares an address, and never merges two groups
function accountsMerge(accounts) {
  const groups = [];
  for (const [name, ...mails] of accounts) {
    const group = groups.find((one) => mails.some((mail) => one.mails.has(mail)));
    if (group) mails.forEach((mail) => group.mails.add(mail));
    else groups.push({ name, mails: new Set(mails) });
  }
  return groups.map(({ name, mails }) => [name, ...[...mails].sort()]);
}
