from bisect import bisect_left


class Solution:
    def suggestedProducts(
        self, products: list[str], searchWord: str
    ) -> list[list[str]]:
        products.sort()
        suggestions = []
        start = 0
        for length in range(1, len(searchWord) + 1):
            prefix = searchWord[:length]
            start = bisect_left(products, prefix, start)
            nearest = products[start:start + 3]
            suggestions.append([name for name in nearest if name.startswith(prefix)])
        return suggestions
