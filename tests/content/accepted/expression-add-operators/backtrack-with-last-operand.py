class Solution:
    def addOperators(self, num: str, target: int) -> List[str]:
        res, n = [], len(num)
        def go(i, path, total, last):
            if i == n:
                if total == target: res.append(path)
                return
            for j in range(i, n):
                if j > i and num[i] == '0': break
                x = int(num[i:j + 1])
                if not i: go(j + 1, str(x), x, x)
                else:
                    go(j + 1, f'{path}+{x}', total + x, x)
                    go(j + 1, f'{path}-{x}', total - x, -x)
                    go(j + 1, f'{path}*{x}', total - last + last * x, last * x)
        go(0, '', 0, 0)
        return res
