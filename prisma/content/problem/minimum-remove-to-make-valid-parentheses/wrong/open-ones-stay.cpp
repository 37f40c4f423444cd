// Wrong Answer: removes each unmatched ), but no ( that is never closed
#include <string>
using namespace std;

class Solution {
public:
    string minRemoveToMakeValid(string s) {
        string kept;
        int open = 0;
        for (char character : s) {
            if (character == ')' && open == 0) continue;
            if (character == '(') open++;
            if (character == ')') open--;
            kept += character;
        }
        return kept;
    }
};
