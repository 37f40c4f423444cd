#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int largestUnder(const vector<int>& heights) {
    vector<int> rising;
    int largest = 0;
    for (int right = 0; right < static_cast<int>(heights.size()); ++right) {
        while (!rising.empty() && heights[rising.back()] >= heights[right]) {
            const int height = heights[rising.back()];
            rising.pop_back();
            const int left = rising.empty() ? -1 : rising.back();
            largest = max(largest, height * (right - left - 1));
        }
        rising.push_back(right);
    }
    return largest;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    vector<int> heights;
    int largest = 0;
    string row;
    while (cin >> row) {
        heights.resize(row.size() + 1, 0);
        for (size_t column = 0; column < row.size(); ++column) {
            heights[column] = row[column] == '.' ? heights[column] + 1 : 0;
        }
        largest = max(largest, largestUnder(heights));
    }
    cout << largest << '\n';
}
