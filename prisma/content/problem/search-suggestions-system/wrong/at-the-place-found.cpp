// Wrong Answer: upper_bound skips the product whose name equals the prefix
#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> suggestedProducts(vector<string>& products,
                                             string searchWord) {
        sort(products.begin(), products.end());
        vector<vector<string>> suggestions;
        for (size_t length = 1; length <= searchWord.size(); ++length) {
            string prefix = searchWord.substr(0, length);
            auto name = upper_bound(products.begin(), products.end(), prefix);
            vector<string> fitting;
            for (; name != products.end() && fitting.size() < 3; ++name) {
                if (!name->starts_with(prefix)) break;
                fitting.push_back(*name);
            }
            suggestions.push_back(fitting);
        }
        return suggestions;
    }
};
