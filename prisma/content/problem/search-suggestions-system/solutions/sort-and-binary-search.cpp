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
        auto start = products.begin();
        for (size_t length = 1; length <= searchWord.size(); ++length) {
            string prefix = searchWord.substr(0, length);
            start = lower_bound(start, products.end(), prefix);
            vector<string> fitting;
            for (auto name = start; name != products.end(); ++name) {
                if (fitting.size() == 3 || !name->starts_with(prefix)) break;
                fitting.push_back(*name);
            }
            suggestions.push_back(fitting);
        }
        return suggestions;
    }
};
