// Wrong Answer: keeps one letter of each pair
#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    string removeDuplicates(string s) {
        s.erase(unique(s.begin(), s.end()), s.end());
        return s;
    }
};
