// Wrong Answer: after a mismatch it starts b again at the current character and loses matches that overlap
#include <string>
using namespace std;

class Solution {
public:
    int repeatedStringMatch(string a, string b) {
        int n = a.size(), m = b.size(), j = 0;
        for (int i = 0; i < n + m; ++i) {
            if (a[i % n] != b[j]) j = 0;
            if (a[i % n] == b[j]) ++j;
            if (j == m) return i / n + 1;
        }
        return -1;
    }
};
