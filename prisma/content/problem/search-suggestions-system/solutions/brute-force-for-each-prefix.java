import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public List<List<String>> suggestedProducts(String[] products, String searchWord) {
        Arrays.sort(products);
        List<List<String>> suggestions = new ArrayList<>();
        for (int length = 1; length <= searchWord.length(); length++) {
            String prefix = searchWord.substring(0, length);
            suggestions.add(Arrays.stream(products)
                    .filter(name -> name.startsWith(prefix))
                    .limit(3)
                    .toList());
        }
        return suggestions;
    }
}
