#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string longestCommonPrefix(vector<string>& strs) {
        const string& first = strs[0];
        size_t length = first.size();
        for (const string& word : strs) {
            length = min(length, word.size());
            size_t shared = 0;
            while (shared < length && word[shared] == first[shared]) ++shared;
            length = shared;
        }
        return first.substr(0, length);
    }
};
