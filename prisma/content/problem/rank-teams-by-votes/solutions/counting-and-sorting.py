from typing import List


class Solution:
    def rankTeams(self, votes: List[str]) -> str:
        teams = votes[0]
        counts = {team: [0] * len(teams) for team in teams}
        for vote in votes:
            for place, team in enumerate(vote):
                counts[team][place] += 1
        by_rank = sorted(
            teams, key=lambda team: ([-count for count in counts[team]], team)
        )
        return "".join(by_rank)
