// Wrong Answer: compares only the first and the last string without sorting the array
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string longestCommonPrefix(vector<string>& strs) {
        const string& first = strs.front();
        const string& last = strs.back();
        size_t length = 0;
        while (length < first.size() && length < last.size() &&
               first[length] == last[length]) {
            ++length;
        }
        return first.substr(0, length);
    }
};
