// Wrong Answer: sorts by the alphabet
#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    string customSortString(string order, string s) {
        sort(s.begin(), s.end());
        return order.empty() ? "" : s;
    }
};
