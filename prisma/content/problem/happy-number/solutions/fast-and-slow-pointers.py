class Solution:
    def isHappy(self, n: int) -> bool:
        slow, fast = n, self.next(n)
        while fast != 1 and slow != fast:
            slow = self.next(slow)
            fast = self.next(self.next(fast))
        return fast == 1

    def next(self, n: int) -> int:
        total = 0
        while n > 0:
            n, digit = divmod(n, 10)
            total += digit * digit
        return total
