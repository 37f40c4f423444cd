from typing import List


class Solution:
    def uniqueOccurrences(self, arr: List[int]) -> bool:
        counts = []
        for value in arr:
            count = 0
            for other in arr:
                if other == value:
                    count += 1
            counts.append(count)
        for i in range(len(arr)):
            for j in range(i):
                if arr[i] != arr[j] and counts[i] == counts[j]:
                    return False
        return True
