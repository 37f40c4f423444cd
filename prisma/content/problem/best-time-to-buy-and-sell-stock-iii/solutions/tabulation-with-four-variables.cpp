#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxProfit(vector<int>& prices) {
        int bought1 = -prices[0], sold1 = 0;
        int bought2 = -prices[0], sold2 = 0;
        for (int price : prices) {
            bought1 = max(bought1, -price);
            sold1 = max(sold1, bought1 + price);
            bought2 = max(bought2, sold1 - price);
            sold2 = max(sold2, bought2 + price);
        }
        return sold2;
    }
};
