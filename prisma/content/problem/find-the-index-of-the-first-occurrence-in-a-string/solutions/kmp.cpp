#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int strStr(string haystack, string needle) {
        int n = haystack.size(), m = needle.size();
        vector<int> failure(m);
        for (int i = 1, length = 0; i < m; i++) {
            while (length > 0 && needle[i] != needle[length]) {
                length = failure[length - 1];
            }
            if (needle[i] == needle[length]) length++;
            failure[i] = length;
        }
        for (int i = 0, length = 0; i < n; i++) {
            while (length > 0 && haystack[i] != needle[length]) {
                length = failure[length - 1];
            }
            if (haystack[i] == needle[length]) length++;
            if (length == m) return i - m + 1;
        }
        return -1;
    }
};
