function accountsMerge(accounts) {
  let groups = [];
  for (const [name, ...mails] of accounts) {
    const merged = { name, mails: new Set(mails) };
    const others = [];
    for (const group of groups) {
      if (mails.some((mail) => group.mails.has(mail))) {
        for (const mail of group.mails) merged.mails.add(mail);
      } else {
        others.push(group);
      }
    }
    groups = [...others, merged];
  }
  return groups.map(({ name, mails }) => [name, ...[...mails].sort()]);
}
