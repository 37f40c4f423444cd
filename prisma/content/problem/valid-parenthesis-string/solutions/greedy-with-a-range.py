class Solution:
    def checkValidString(self, s: str) -> bool:
        least = greatest = 0
        for char in s:
            least += 1 if char == "(" else -1
            greatest += -1 if char == ")" else 1
            if greatest < 0:
                return False
            least = max(least, 0)
        return least == 0
