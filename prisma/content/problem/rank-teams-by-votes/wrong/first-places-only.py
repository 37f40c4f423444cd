# Wrong Answer: counts first places only, and breaks ties by the letter at once
from collections import Counter


class Solution:
    def rankTeams(self, votes):
        firsts = Counter(vote[0] for vote in votes)
        return "".join(sorted(votes[0], key=lambda team: (-firsts[team], team)))
