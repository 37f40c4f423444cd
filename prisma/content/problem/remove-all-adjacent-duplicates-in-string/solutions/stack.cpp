#include <string>
using namespace std;

class Solution {
public:
    string removeDuplicates(string s) {
        string left;
        for (char letter : s) {
            if (!left.empty() && left.back() == letter) {
                left.pop_back();
            } else {
                left.push_back(letter);
            }
        }
        return left;
    }
};
