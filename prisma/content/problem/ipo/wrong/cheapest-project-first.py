# Wrong Answer: takes the projects by required capital, not the best of the affordable ones
class Solution:
    def findMaximizedCapital(self, k, w, profits, capital):
        for needed, profit in sorted(zip(capital, profits))[:k]:
            if needed > w:
                break
            w += profit
        return w
