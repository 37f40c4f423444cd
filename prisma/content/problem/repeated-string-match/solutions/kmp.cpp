#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int repeatedStringMatch(string a, string b) {
        int n = a.size(), m = b.size();
        vector<int> failure(m);
        for (int i = 1, j = 0; i < m; ++i) {
            while (j > 0 && b[i] != b[j]) j = failure[j - 1];
            if (b[i] == b[j]) ++j;
            failure[i] = j;
        }
        for (int i = 0, j = 0; i < n + m - 1; ++i) {
            while (j > 0 && a[i % n] != b[j]) j = failure[j - 1];
            if (a[i % n] == b[j]) ++j;
            if (j == m) return (i + n) / n;
        }
        return -1;
    }
};
