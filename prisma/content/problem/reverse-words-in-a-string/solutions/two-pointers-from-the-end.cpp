#include <string>
using namespace std;

class Solution {
public:
    string reverseWords(string s) {
        string answer;
        size_t end = s.size();
        while (end > 0) {
            if (s[end - 1] == ' ') {
                --end;
                continue;
            }
            size_t start = end;
            while (start > 0 && s[start - 1] != ' ') --start;
            if (!answer.empty()) answer += ' ';
            answer.append(s, start, end - start);
            end = start;
        }
        return answer;
    }
};
