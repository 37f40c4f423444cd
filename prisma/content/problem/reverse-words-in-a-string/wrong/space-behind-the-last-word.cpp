// Wrong Answer: leaves a trailing space after the last word
#include <sstream>
#include <string>
using namespace std;

class Solution {
public:
    string reverseWords(string s) {
        istringstream text(s);
        string answer;
        for (string word; text >> word;) answer = word + ' ' + answer;
        return answer;
    }
};
