#include <string>
using namespace std;

class Solution {
public:
    int strStr(string haystack, string needle) {
        const long long base = 257, modulus = 1'000'000'007;
        int n = haystack.size(), m = needle.size();
        if (m > n) return -1;
        long long wanted = 0, window = 0, highest = 1;
        for (int i = 0; i < m; i++) {
            wanted = (wanted * base + needle[i]) % modulus;
            window = (window * base + haystack[i]) % modulus;
            if (i > 0) highest = highest * base % modulus;
        }
        for (int start = 0;; start++) {
            bool isEqual = window == wanted && haystack.compare(start, m, needle) == 0;
            if (isEqual) return start;
            if (start + m == n) return -1;
            window = (window - haystack[start] * highest % modulus + modulus) % modulus;
            window = (window * base + haystack[start + m]) % modulus;
        }
    }
};
