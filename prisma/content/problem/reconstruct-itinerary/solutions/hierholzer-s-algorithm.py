from collections import defaultdict
from typing import List


class Solution:
    def findItinerary(self, tickets: List[List[str]]) -> List[str]:
        goals = defaultdict(list)
        for start, goal in sorted(tickets, reverse=True):
            goals[start].append(goal)
        journey = []
        stack = ["JFK"]
        while stack:
            if goals[stack[-1]]:
                stack.append(goals[stack[-1]].pop())
            else:
                journey.append(stack.pop())
        return journey[::-1]
