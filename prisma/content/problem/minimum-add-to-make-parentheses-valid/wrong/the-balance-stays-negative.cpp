// Wrong Answer: adds the negative balance again at each character
#include <cstdlib>
#include <string>
using namespace std;

class Solution {
public:
    int minAddToMakeValid(string s) {
        int balance = 0;
        int added = 0;
        for (char character : s) {
            balance += character == '(' ? 1 : -1;
            if (balance < 0) added++;
        }
        return added + abs(balance);
    }
};
