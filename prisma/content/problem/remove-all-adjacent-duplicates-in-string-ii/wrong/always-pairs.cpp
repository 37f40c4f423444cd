// Wrong Answer: removes pairs, regardless of k
#include <string>
using namespace std;

class Solution {
public:
    string removeDuplicates(string s, int k) {
        string left;
        for (char letter : s) {
            if (k > 1 && !left.empty() && left.back() == letter) {
                left.pop_back();
            } else {
                left.push_back(letter);
            }
        }
        return left;
    }
};
