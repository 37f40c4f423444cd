#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    bool checkValidString(string s) {
        int least = 0;
        int greatest = 0;
        for (char character : s) {
            least += character == '(' ? 1 : -1;
            greatest += character == ')' ? -1 : 1;
            if (greatest < 0) return false;
            least = max(least, 0);
        }
        return least == 0;
    }
};
