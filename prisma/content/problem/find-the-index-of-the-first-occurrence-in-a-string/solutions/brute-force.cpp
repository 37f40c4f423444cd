#include <string>
using namespace std;

class Solution {
public:
    int strStr(string haystack, string needle) {
        int n = haystack.size(), m = needle.size();
        for (int start = 0; start + m <= n; start++) {
            int length = 0;
            while (length < m && haystack[start + length] == needle[length]) length++;
            if (length == m) return start;
        }
        return -1;
    }
};
