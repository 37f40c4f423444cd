#include <string>
using namespace std;

class Solution {
public:
    int numDecodings(string s) {
        int previous = 0;
        int current = 1;
        for (size_t i = 0; i < s.size(); i++) {
            int ways = s[i] != '0' ? current : 0;
            if (i > 0 && (s[i - 1] == '1' || (s[i - 1] == '2' && s[i] <= '6'))) {
                ways += previous;
            }
            previous = current;
            current = ways;
        }
        return current;
    }
};
