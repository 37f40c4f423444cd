from typing import List


class Solution:
    def partitionLabels(self, s: str) -> List[int]:
        reach = {}
        for i, letter in enumerate(s):
            first, _ = reach.get(letter, (i, i))
            reach[letter] = (first, i)
        parts = []
        for first, last in reach.values():
            if parts and first <= parts[-1][1]:
                parts[-1][1] = max(parts[-1][1], last)
            else:
                parts.append([first, last])
        return [last - first + 1 for first, last in parts]
