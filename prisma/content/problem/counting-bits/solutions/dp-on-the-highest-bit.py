class Solution:
    def countBits(self, n: int) -> list[int]:
        counts = [0]
        power = 1
        for i in range(1, n + 1):
            if i == 2 * power:
                power = i
            counts.append(counts[i - power] + 1)
        return counts
