# Wrong Answer: appends the list itself instead of a copy, so all entries are empty at the end
class Solution:
    def combine(self, n, k):
        combinations = []
        chosen = []

        def extend(first):
            if len(chosen) == k:
                combinations.append(chosen)
                return
            for num in range(first, n + 1):
                chosen.append(num)
                extend(num + 1)
                chosen.pop()

        extend(1)
        return combinations
