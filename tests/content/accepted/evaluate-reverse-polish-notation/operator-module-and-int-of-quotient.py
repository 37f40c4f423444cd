import operator
class Solution:
    def evalRPN(self, tokens: List[str]) -> int:
        ops = {'+': operator.add, '-': operator.sub, '*': operator.mul, '/': lambda a, b: int(a / b)}
        st = []
        for t in tokens:
            if t in ops:
                b, a = st.pop(), st.pop()
                st.append(ops[t](a, b))
            else:
                st.append(int(t))
        return st[0]
