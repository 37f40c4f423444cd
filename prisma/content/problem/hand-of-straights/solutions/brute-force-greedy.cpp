#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    bool isNStraightHand(vector<int>& hand, int groupSize) {
        if (hand.size() % groupSize != 0) return false;
        vector<int> left = hand;
        while (!left.empty()) {
            int first = *min_element(left.begin(), left.end());
            for (int i = 0; i < groupSize; i++) {
                auto card = find(left.begin(), left.end(), first + i);
                if (card == left.end()) return false;
                left.erase(card);
            }
        }
        return true;
    }
};
