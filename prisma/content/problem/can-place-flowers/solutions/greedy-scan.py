class Solution:
    def canPlaceFlowers(self, flowerbed: list[int], n: int) -> bool:
        last = len(flowerbed) - 1
        i = 0
        while i <= last and n > 0:
            left_empty = i == 0 or flowerbed[i - 1] == 0
            right_empty = i == last or flowerbed[i + 1] == 0
            if flowerbed[i] == 0 and left_empty and right_empty:
                n -= 1
                i += 2
            else:
                i += 1
        return n == 0
