function accountsMerge(accounts) {
  const parents = accounts.map((_, i) => i);

  function find(start) {
    let account = start;
    while (parents[account] !== account) {
      parents[account] = parents[parents[account]];
      account = parents[account];
    }
    return account;
  }

  const firstWith = new Map();
  accounts.forEach(([, ...mails], i) => {
    for (const mail of mails) {
      if (!firstWith.has(mail)) firstWith.set(mail, i);
      parents[find(i)] = find(firstWith.get(mail));
    }
  });

  const mailsOf = new Map();
  for (const [mail, account] of firstWith) {
    const root = find(account);
    if (!mailsOf.has(root)) mailsOf.set(root, []);
    mailsOf.get(root).push(mail);
  }
  return [...mailsOf].map(([root, mails]) => [accounts[root][0], ...mails.sort()]);
}
