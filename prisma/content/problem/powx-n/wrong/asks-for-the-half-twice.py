# Time Limit Exceeded: makes the recursive call for the half twice, so there are as many calls as factors
class Solution:
    def myPow(self, x, n):
        if n < 0:
            return 1 / self.myPow(x, -n)
        if n == 0:
            return 1.0
        power = self.myPow(x, n // 2) * self.myPow(x, n // 2)
        return power * x if n % 2 == 1 else power
