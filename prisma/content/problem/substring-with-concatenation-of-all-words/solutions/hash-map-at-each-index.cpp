#include <string>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findSubstring(string s, vector<string>& words) {
        unordered_map<string, int> needed;
        for (const string& word : words) ++needed[word];
        int width = words[0].size();
        int total = width * static_cast<int>(words.size());
        vector<int> starts;
        for (int start = 0; start + total <= static_cast<int>(s.size()); ++start) {
            unordered_map<string, int> seen;
            int i = start;
            while (i < start + total) {
                string word = s.substr(i, width);
                auto found = needed.find(word);
                if (found == needed.end() || ++seen[word] > found->second) break;
                i += width;
            }
            if (i == start + total) starts.push_back(start);
        }
        return starts;
    }
};
