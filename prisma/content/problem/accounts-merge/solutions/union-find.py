from collections import defaultdict
from typing import List


class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        parents = list(range(len(accounts)))

        def find(account: int) -> int:
            while parents[account] != account:
                parents[account] = parents[parents[account]]
                account = parents[account]
            return account

        first_with = {}
        for i, (_, *mails) in enumerate(accounts):
            for mail in mails:
                parents[find(i)] = find(first_with.setdefault(mail, i))

        mails_of = defaultdict(list)
        for mail, account in first_with.items():
            mails_of[find(account)].append(mail)
        return [
            [accounts[account][0], *sorted(mails)]
            for account, mails in mails_of.items()
        ]
