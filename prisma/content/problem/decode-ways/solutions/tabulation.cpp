#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int numDecodings(string s) {
        int n = s.size();
        vector<int> ways(n + 1, 0);
        ways[n] = 1;
        for (int i = n - 1; i >= 0; i--) {
            if (s[i] == '0') continue;
            ways[i] = ways[i + 1];
            if (i + 1 < n && stoi(s.substr(i, 2)) <= 26) ways[i] += ways[i + 2];
        }
        return ways[0];
    }
};
