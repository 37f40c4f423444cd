from typing import List


class Solution:
    def uniqueOccurrences(self, arr: List[int]) -> bool:
        numbers = sorted(arr)
        lengths = []
        start = 0
        for i in range(1, len(numbers) + 1):
            if i == len(numbers) or numbers[i] != numbers[start]:
                lengths.append(i - start)
                start = i
        lengths.sort()
        return all(one != other for one, other in zip(lengths, lengths[1:]))
