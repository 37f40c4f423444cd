function accountsMerge(accounts) {
  const accountsWith = new Map();
  accounts.forEach(([, ...mails], i) => {
    for (const mail of mails) {
      if (!accountsWith.has(mail)) accountsWith.set(mail, []);
      accountsWith.get(mail).push(i);
    }
  });

  const visited = new Set();
  const merged = [];
  for (let start = 0; start < accounts.length; start++) {
    if (visited.has(start)) continue;
    visited.add(start);
    const stack = [start];
    const mails = new Set();
    while (stack.length > 0) {
      for (const mail of accounts[stack.pop()].slice(1)) {
        if (mails.has(mail)) continue;
        mails.add(mail);
        for (const other of accountsWith.get(mail)) {
          if (visited.has(other)) continue;
          visited.add(other);
          stack.push(other);
        }
      }
    }
    merged.push([accounts[start][0], ...[...mails].sort()]);
  }
  return merged;
}
