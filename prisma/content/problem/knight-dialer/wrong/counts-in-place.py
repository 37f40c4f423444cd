# Wrong Answer: overwrites the counts in place, so that some sums already use new counts
MOVES = [
    [4, 6], [6, 8], [7, 9], [4, 8], [0, 3, 9], [], [0, 1, 7], [2, 6], [1, 3], [2, 4]
]


class Solution:
    def knightDialer(self, n):
        counts = [1] * 10
        for _ in range(n - 1):
            for digit in range(10):
                counts[digit] = sum(counts[other] for other in MOVES[digit]) % (10**9 + 7)
        return sum(counts) % (10**9 + 7)
