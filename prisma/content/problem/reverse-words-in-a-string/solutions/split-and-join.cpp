#include <sstream>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string reverseWords(string s) {
        istringstream text(s);
        vector<string> words;
        for (string word; text >> word;) words.push_back(word);
        string answer = words.back();
        words.pop_back();
        for (; !words.empty(); words.pop_back()) answer += ' ' + words.back();
        return answer;
    }
};
