# Wrong Answer: restarts the count at one after a removal and loses the count of the run below
class Solution:
    def removeDuplicates(self, s: str, k: int) -> str:
        left = []
        count = 0
        for letter in s:
            count = count + 1 if left and left[-1] == letter else 1
            left.append(letter)
            if count == k:
                del left[-k:]
                count = 0
        return "".join(left)
