class Solution:
    def findDiagonalOrder(self, mat: List[List[int]]) -> List[int]:
        d = defaultdict(list)
        [d[i + j].append(x) for i, row in enumerate(mat) for j, x in enumerate(row)]
        return sum((v if k % 2 else v[::-1] for k, v in d.items()), [])
