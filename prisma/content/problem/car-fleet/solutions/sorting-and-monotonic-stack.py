class Solution:
    def carFleet(self, target: int, position: list[int], speed: list[int]) -> int:
        leaders = []
        for place, v in sorted(zip(position, speed)):
            time = (target - place) / v
            while leaders and leaders[-1] <= time:
                leaders.pop()
            leaders.append(time)
        return len(leaders)
