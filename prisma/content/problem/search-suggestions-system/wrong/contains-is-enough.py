# Wrong Answer: suggests names that contain the typed part anywhere
class Solution:
    def suggestedProducts(
        self, products: list[str], searchWord: str
    ) -> list[list[str]]:
        products.sort()
        suggestions = []
        for length in range(1, len(searchWord) + 1):
            products = [name for name in products if searchWord[:length] in name]
            suggestions.append(products[:3])
        return suggestions
