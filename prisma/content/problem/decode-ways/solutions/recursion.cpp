#include <string>
using namespace std;

class Solution {
public:
    int numDecodings(string s) {
        return ways(s, 0);
    }

private:
    static int ways(const string& s, size_t start) {
        if (start == s.size()) return 1;
        if (s[start] == '0') return 0;
        int count = ways(s, start + 1);
        if (start + 1 < s.size() && stoi(s.substr(start, 2)) <= 26) {
            count += ways(s, start + 2);
        }
        return count;
    }
};
