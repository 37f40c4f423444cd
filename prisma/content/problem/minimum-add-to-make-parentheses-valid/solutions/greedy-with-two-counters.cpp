#include <string>
using namespace std;

class Solution {
public:
    int minAddToMakeValid(string s) {
        int opened = 0;
        int added = 0;
        for (char character : s) {
            if (character == '(') {
                opened++;
            } else if (opened > 0) {
                opened--;
            } else {
                added++;
            }
        }
        return added + opened;
    }
};
