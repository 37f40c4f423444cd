#include <stack>
#include <unordered_map>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> nextGreaterElement(vector<int>& nums1, vector<int>& nums2) {
        unordered_map<int, int> nextGreater;
        stack<int> waiting;
        for (int num : nums2) {
            while (!waiting.empty() && waiting.top() < num) {
                nextGreater[waiting.top()] = num;
                waiting.pop();
            }
            waiting.push(num);
        }
        vector<int> answer;
        for (int num : nums1) {
            auto found = nextGreater.find(num);
            answer.push_back(found == nextGreater.end() ? -1 : found->second);
        }
        return answer;
    }
};
