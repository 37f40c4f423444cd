# Wrong Answer: counts runs of equal neighbours, but the array is not sorted
from itertools import groupby


class Solution:
    def uniqueOccurrences(self, arr):
        lengths = [len(list(run)) for _, run in groupby(arr)]
        return len(set(lengths)) == len(lengths)
