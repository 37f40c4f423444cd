#include <string>
using namespace std;

class Solution {
public:
    int lengthOfLastWord(string s) {
        int length = 0;
        bool afterSpace = true;
        for (char character : s) {
            if (character != ' ') length = afterSpace ? 1 : length + 1;
            afterSpace = character == ' ';
        }
        return length;
    }
};
