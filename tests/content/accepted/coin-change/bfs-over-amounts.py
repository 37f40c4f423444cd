class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        if not amount: return 0
        seen, level, steps = {0}, {0}, 0
        while level:
            steps += 1
            level = {s + c for s in level for c in coins if s + c <= amount} - seen
            if amount in level: return steps
            seen |= level
        return -1
