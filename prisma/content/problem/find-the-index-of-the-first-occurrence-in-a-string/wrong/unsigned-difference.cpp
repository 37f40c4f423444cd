// Runtime Error: size() is unsigned, so the difference wraps around for a longer needle
#include <string>
using namespace std;

class Solution {
public:
    int strStr(string haystack, string needle) {
        for (size_t i = 0; i <= haystack.size() - needle.size(); i++) {
            if (haystack.substr(i, needle.size()) == needle) return i;
        }
        return -1;
    }
};
