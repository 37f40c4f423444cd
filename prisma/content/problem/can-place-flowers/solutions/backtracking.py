class Solution:
    def canPlaceFlowers(self, flowerbed: list[int], n: int) -> bool:
        bed = [0, *flowerbed, 0]

        def can_plant(i: int, left: int) -> bool:
            if left == 0:
                return True
            if i == len(bed) - 1:
                return False
            if bed[i - 1] == bed[i] == bed[i + 1] == 0:
                bed[i] = 1
                planted = can_plant(i + 1, left - 1)
                bed[i] = 0
                if planted:
                    return True
            return can_plant(i + 1, left)

        return can_plant(1, n)
