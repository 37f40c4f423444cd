// Wrong Answer: sorts in alphabetical order and ignores order
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
