class Solution:
    def scoreOfParentheses(self, s: str) -> int:
        return eval(s.replace('()', '1').replace(')(', ')+(').replace('1(', '1+(').replace(')1', ')+1').replace('11', '1+1').replace('11', '1+1').replace('(', '2*('))
