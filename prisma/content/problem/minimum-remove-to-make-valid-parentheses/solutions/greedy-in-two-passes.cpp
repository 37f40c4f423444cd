#include <string>
using namespace std;

class Solution {
public:
    string minRemoveToMakeValid(string s) {
        int openNow = 0;
        int pairs = 0;
        for (char character : s) {
            if (character == '(') {
                openNow++;
            } else if (character == ')' && openNow > 0) {
                openNow--;
                pairs++;
            }
        }
        string kept;
        int opened = 0;
        int closed = 0;
        for (char character : s) {
            if (character == '(') {
                if (opened == pairs) continue;
                opened++;
            } else if (character == ')') {
                if (closed == opened) continue;
                closed++;
            }
            kept += character;
        }
        return kept;
    }
};
