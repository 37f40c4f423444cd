from itertools import islice


class Solution:
    def suggestedProducts(
        self, products: list[str], searchWord: str
    ) -> list[list[str]]:
        products.sort()
        suggestions = []
        for length in range(1, len(searchWord) + 1):
            prefix = searchWord[:length]
            fitting = (name for name in products if name.startswith(prefix))
            suggestions.append(list(islice(fitting, 3)))
        return suggestions
