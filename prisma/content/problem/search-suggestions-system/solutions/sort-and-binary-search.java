import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

class Solution {
    public List<List<String>> suggestedProducts(String[] products, String searchWord) {
        Arrays.sort(products);
        List<List<String>> suggestions = new ArrayList<>();
        int start = 0;
        for (int length = 1; length <= searchWord.length(); length++) {
            String prefix = searchWord.substring(0, length);
            start = Arrays.binarySearch(products, start, products.length, prefix);
            if (start < 0) start = -start - 1;
            List<String> fitting = new ArrayList<>();
            for (int i = start; i < Math.min(start + 3, products.length); i++) {
                if (products[i].startsWith(prefix)) fitting.add(products[i]);
            }
            suggestions.add(fitting);
        }
        return suggestions;
    }
}
