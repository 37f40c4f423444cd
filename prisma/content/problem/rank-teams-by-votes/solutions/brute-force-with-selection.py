from typing import List


class Solution:
    def rankTeams(self, votes: List[str]) -> str:
        def is_better(team: str, other: str) -> bool:
            for place in range(len(votes[0])):
                count = sum(vote[place] == team for vote in votes)
                other_count = sum(vote[place] == other for vote in votes)
                if count != other_count:
                    return count > other_count
            return team < other

        left = list(votes[0])
        ranking = []
        while left:
            best = left[0]
            for team in left[1:]:
                if is_better(team, best):
                    best = team
            left.remove(best)
            ranking.append(best)
        return "".join(ranking)
