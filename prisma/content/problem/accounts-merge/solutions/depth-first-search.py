from collections import defaultdict
from typing import List


class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        accounts_with = defaultdict(list)
        for i, (_, *mails) in enumerate(accounts):
            for mail in mails:
                accounts_with[mail].append(i)

        visited = [False] * len(accounts)
        merged = []
        for start, account in enumerate(accounts):
            if visited[start]:
                continue
            visited[start] = True
            stack = [start]
            mails = set()
            while stack:
                for mail in accounts[stack.pop()][1:]:
                    if mail in mails:
                        continue
                    mails.add(mail)
                    for other in accounts_with[mail]:
                        if not visited[other]:
                            visited[other] = True
                            stack.append(other)
            merged.append([account[0], *sorted(mails)])
        return merged
