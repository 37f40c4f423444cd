from typing import List


class Solution:
    def partitionLabels(self, s: str) -> List[int]:
        lengths = []
        start = 0
        for end in range(1, len(s) + 1):
            if set(s[start:end]).isdisjoint(s[end:]):
                lengths.append(end - start)
                start = end
        return lengths
