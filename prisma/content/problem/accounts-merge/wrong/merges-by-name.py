# Wrong Answer: merges accounts with the same name, though they may belong to different people
from collections import defaultdict
from typing import List


class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        mails_of = defaultdict(set)
        for name, *mails in accounts:
            mails_of[name].update(mails)
        return [[name, *sorted(mails)] for name, mails in mails_of.items()]
