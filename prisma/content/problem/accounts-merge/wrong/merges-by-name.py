# Wrong Answer: takes accounts with the same name for those of one person
from collections import defaultdict
from typing import List


class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        mails_of = defaultdict(set)
        for name, *mails in accounts:
            mails_of[name].update(mails)
        return [[name, *sorted(mails)] for name, mails in mails_of.items()]
