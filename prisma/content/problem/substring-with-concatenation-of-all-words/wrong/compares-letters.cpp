// Wrong Answer: compares the sorted letters, not the words that they form
#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findSubstring(string s, vector<string>& words) {
        string wanted;
        for (string& word : words) wanted += word;
        sort(wanted.begin(), wanted.end());
        vector<int> starts;
        for (size_t i = 0; i + wanted.size() <= s.size(); i++) {
            string piece = s.substr(i, wanted.size());
            sort(piece.begin(), piece.end());
            if (piece == wanted) starts.push_back(i);
        }
        return starts;
    }
};
