from typing import List


class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        groups = []
        for name, *mails in accounts:
            merged = set(mails)
            others = []
            for group in groups:
                if group[1].isdisjoint(mails):
                    others.append(group)
                else:
                    merged |= group[1]
            groups = others + [(name, merged)]
        return [[name, *sorted(mails)] for name, mails in groups]
