#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isAlienSorted(vector<string>& words, string order) {
        vector<int> rank(26);
        for (int i = 0; i < 26; ++i) rank[order[i] - 'a'] = i;
        for (size_t w = 0; w + 1 < words.size(); ++w) {
            const string& first = words[w];
            const string& second = words[w + 1];
            size_t i = 0;
            while (i < first.size() && i < second.size() && first[i] == second[i]) ++i;
            if (i == first.size()) continue;
            if (i == second.size()) return false;
            if (rank[first[i] - 'a'] > rank[second[i] - 'a']) return false;
        }
        return true;
    }
};
