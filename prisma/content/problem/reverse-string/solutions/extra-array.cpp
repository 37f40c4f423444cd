#include <vector>
using namespace std;

class Solution {
public:
    void reverseString(vector<char>& s) {
        vector<char> reversed(s.rbegin(), s.rend());
        s = reversed;
    }
};
