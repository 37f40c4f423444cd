#include <sstream>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int lengthOfLastWord(string s) {
        istringstream input(s);
        vector<string> words;
        for (string word; input >> word;) words.push_back(word);
        return words.back().size();
    }
};
