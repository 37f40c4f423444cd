#include <string>
using namespace std;

class Solution {
public:
    int firstUniqChar(string s) {
        int n = s.size();
        for (int position = 0; position < n; ++position) {
            int other = 0;
            while (other < n && (other == position || s[other] != s[position])) ++other;
            if (other == n) return position;
        }
        return -1;
    }
};
