class Solution:
    def combine(self, n: int, k: int) -> list[list[int]]:
        combinations = []
        chosen = []

        def extend(first: int) -> None:
            needed = k - len(chosen)
            if needed == 0:
                combinations.append(chosen[:])
                return
            for num in range(first, n - needed + 2):
                chosen.append(num)
                extend(num + 1)
                chosen.pop()

        extend(1)
        return combinations
