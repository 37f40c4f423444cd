# Wrong Answer: uses half of each empty run, although plots next to a given flower must stay empty
class Solution:
    def canPlaceFlowers(self, flowerbed: list[int], n: int) -> bool:
        runs = "".join(map(str, flowerbed)).split("1")
        return sum((len(run) + 1) // 2 for run in runs) >= n
