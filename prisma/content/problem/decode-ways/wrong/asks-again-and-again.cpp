// Time Limit Exceeded: recomputes the count of the same suffixes over and over
#include <string>
using namespace std;

class Solution {
public:
    int numDecodings(string s) {
        if (s.empty()) return 1;
        if (s[0] == '0') return 0;
        int ways = numDecodings(s.substr(1));
        if (s.size() == 1 || stoi(s.substr(0, 2)) > 26) return ways;
        ways += numDecodings(s.substr(2));
        return ways;
    }
};
