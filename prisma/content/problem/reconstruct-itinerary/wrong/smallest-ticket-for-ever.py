# Wrong Answer: always takes the smallest ticket and stays stuck in a dead end
class Solution:
    def findItinerary(self, tickets):
        goals = defaultdict(list)
        for start, goal in sorted(tickets, reverse=True):
            goals[start].append(goal)
        journey = ["JFK"]
        while goals[journey[-1]]:
            journey.append(goals[journey[-1]].pop())
        return journey
