#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string longestCommonPrefix(vector<string>& strs) {
        const string& first = strs[0];
        for (size_t column = 0; column < first.size(); ++column) {
            for (const string& word : strs) {
                if (column == word.size() || word[column] != first[column]) {
                    return first.substr(0, column);
                }
            }
        }
        return first;
    }
};
