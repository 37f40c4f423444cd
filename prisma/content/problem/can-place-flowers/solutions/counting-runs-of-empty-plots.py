class Solution:
    def canPlaceFlowers(self, flowerbed: list[int], n: int) -> bool:
        count = 0
        length = 1
        for plot in flowerbed:
            if plot == 0:
                length += 1
            elif length > 0:
                count += (length - 1) // 2
                length = 0
        length += 1
        count += (length - 1) // 2
        return count >= n
