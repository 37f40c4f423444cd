#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    vector<int> heights;
    int largest = 0;
    string row;
    while (cin >> row) {
        const int columns = static_cast<int>(row.size());
        heights.resize(columns, 0);
        for (int right = 0; right < columns; ++right) {
            heights[right] = row[right] == '.' ? heights[right] + 1 : 0;
            int lowest = heights[right];
            for (int left = right; left >= 0 && heights[left] > 0; --left) {
                lowest = min(lowest, heights[left]);
                largest = max(largest, lowest * (right - left + 1));
            }
        }
    }
    cout << largest << '\n';
}
