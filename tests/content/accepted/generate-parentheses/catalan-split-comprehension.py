class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        if not n: return ['']
        return ['(' + a + ')' + b for i in range(n) for a in self.generateParenthesis(i) for b in self.generateParenthesis(n - 1 - i)]
