#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> palindromePairs(vector<string>& words) {
        int n = static_cast<int>(words.size());
        unordered_map<string, int> indexOf;
        for (int i = 0; i < n; ++i) {
            indexOf[string(words[i].rbegin(), words[i].rend())] = i;
        }
        vector<vector<int>> pairs;
        for (int i = 0; i < n; ++i) {
            for (size_t split = 0; split <= words[i].size(); ++split) {
                string prefix = words[i].substr(0, split);
                string suffix = words[i].substr(split);
                auto partner = indexOf.find(prefix);
                if (partner != indexOf.end() && partner->second != i) {
                    if (isPalindrome(suffix)) pairs.push_back({i, partner->second});
                }
                partner = indexOf.find(suffix);
                if (split > 0 && partner != indexOf.end() && partner->second != i) {
                    if (isPalindrome(prefix)) pairs.push_back({partner->second, i});
                }
            }
        }
        return pairs;
    }

private:
    bool isPalindrome(const string& s) {
        for (size_t i = 0; i < s.size() / 2; ++i) {
            if (s[i] != s[s.size() - 1 - i]) return false;
        }
        return true;
    }
};
