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
            vector<string> fitting;
            for (const string& name : products) {
                if (name.starts_with(prefix)) fitting.push_back(name);
                if (fitting.size() == 3) break;
            }
            suggestions.push_back(fitting);
        }
        return suggestions;
    }
};
