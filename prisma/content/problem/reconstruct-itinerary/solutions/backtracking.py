from typing import List


class Solution:
    def findItinerary(self, tickets: List[List[str]]) -> List[str]:
        tickets.sort()
        used = [False] * len(tickets)
        journey = ["JFK"]

        def travel():
            if len(journey) == len(tickets) + 1:
                return True
            for i, (start, goal) in enumerate(tickets):
                if used[i] or start != journey[-1]:
                    continue
                used[i] = True
                journey.append(goal)
                if travel():
                    return True
                journey.pop()
                used[i] = False
            return False

        travel()
        return journey
