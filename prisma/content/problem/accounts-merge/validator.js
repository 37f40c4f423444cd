export function validate(accounts) {
  if (accounts.length < 1 || accounts.length > 1_000) return 'there must be 1 to 1 000 accounts';
  const owners = new Map();
  for (const [name, ...mails] of accounts) {
    if (!/^[a-zA-Z]{1,20}$/.test(name ?? '')) return 'a name must have 1 to 20 letters';
    if (mails.length < 1 || mails.length > 9) return 'an account must have 1 to 9 addresses';
    for (const mail of mails) {
      if (mail.length > 30 || !/^[a-z0-9._]+@[a-z0-9._]+$/.test(mail)) return `${mail} is not an email address`;
      if ((owners.get(mail) ?? name) !== name) return 'accounts that share an address must have the same name';
      owners.set(mail, name);
    }
  }
}
