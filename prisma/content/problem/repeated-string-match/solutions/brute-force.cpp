#include <string>
using namespace std;

class Solution {
public:
    int repeatedStringMatch(string a, string b) {
        int n = a.size(), m = b.size();
        for (int start = 0; start < n; ++start) {
            int j = 0;
            while (j < m && a[(start + j) % n] == b[j]) ++j;
            if (j == m) return (start + m + n - 1) / n;
        }
        return -1;
    }
};
