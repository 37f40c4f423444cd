#include <vector>
using namespace std;

class Solution {
public:
    int findKthPositive(vector<int>& arr, int k) {
        int answer = k;
        for (int value : arr) {
            if (value > answer) break;
            answer++;
        }
        return answer;
    }
};
