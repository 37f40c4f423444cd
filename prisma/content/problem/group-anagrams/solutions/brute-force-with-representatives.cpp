#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& strs) {
        vector<string> representatives;
        vector<vector<string>> groups;
        for (const string& word : strs) {
            string letters = word;
            sort(letters.begin(), letters.end());
            auto found = find(representatives.begin(), representatives.end(), letters);
            size_t group = found - representatives.begin();
            if (group == groups.size()) {
                representatives.push_back(letters);
                groups.emplace_back();
            }
            groups[group].push_back(word);
        }
        return groups;
    }
};
