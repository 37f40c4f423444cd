#include <vector>
using namespace std;

class Solution {
public:
    int fib(int n) {
        vector<int> memo(n + 1, -1);
        return number(n, memo);
    }

private:
    int number(int i, vector<int>& memo) {
        if (i < 2) return i;
        if (memo[i] < 0) memo[i] = number(i - 1, memo) + number(i - 2, memo);
        return memo[i];
    }
};
