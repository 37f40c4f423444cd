// Wrong Answer: the sum of the letters is also the same for strings such as ad and bc
#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<string>> groupAnagrams(vector<string>& strs) {
        unordered_map<int, vector<string>> groups;
        for (const string& word : strs) {
            int sum = 0;
            for (char letter : word) sum += letter;
            groups[sum].push_back(word);
        }
        vector<vector<string>> answer;
        for (auto& [sum, members] : groups) answer.push_back(members);
        return answer;
    }
};
