// Wrong Answer: starts a rectangle at its lowest bar and ignores the higher bars before it
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    vector<int> heights;
    int largest = 0;
    string row;
    while (cin >> row) {
        heights.resize(row.size() + 1, 0);
        vector<int> rising;
        for (int right = 0; right < static_cast<int>(heights.size()); ++right) {
            const bool isGrass = right + 1 < static_cast<int>(heights.size()) &&
                                 row[right] == '.';
            heights[right] = isGrass ? heights[right] + 1 : 0;
            while (!rising.empty() && heights[rising.back()] >= heights[right]) {
                const int left = rising.back();
                largest = max(largest, heights[left] * (right - left));
                rising.pop_back();
            }
            rising.push_back(right);
        }
    }
    cout << largest << '\n';
}
