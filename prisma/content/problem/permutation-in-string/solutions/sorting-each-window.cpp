#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    bool checkInclusion(string s1, string s2) {
        sort(s1.begin(), s1.end());
        for (size_t start = 0; start + s1.size() <= s2.size(); start++) {
            string part = s2.substr(start, s1.size());
            sort(part.begin(), part.end());
            if (part == s1) return true;
        }
        return false;
    }
};
