from typing import List


class Solution:
    def partitionLabels(self, s: str) -> List[int]:
        last = {letter: i for i, letter in enumerate(s)}
        lengths = []
        start = end = 0
        for i, letter in enumerate(s):
            end = max(end, last[letter])
            if i == end:
                lengths.append(end - start + 1)
                start = i + 1
        return lengths
