#include <string>
#include <unordered_map>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& strs) {
        unordered_map<string, vector<string>> groups;
        for (const string& word : strs) {
            // A count is at most 100, so each fits into one character of the key.
            string counts(26, 0);
            for (char letter : word) ++counts[letter - 'a'];
            groups[counts].push_back(word);
        }
        vector<vector<string>> answer;
        for (auto& [counts, members] : groups) answer.push_back(move(members));
        return answer;
    }
};
