#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

vector<int> readNumbers() {
    int count;
    cin >> count;
    vector<int> numbers(count);
    for (int& number : numbers) cin >> number;
    return numbers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    const vector<int> heights = readNumbers();
    int low = 0;
    int high = static_cast<int>(heights.size()) - 1;
    while (low < high) {
        const int mid = low + (high - low) / 2;
        if (heights[mid] < heights[mid + 1]) {
            low = mid + 1;
        } else {
            high = mid;
        }
    }
    const auto peak = heights.begin() + low;

    for (const int h : readNumbers()) {
        const auto first = partition_point(
            heights.begin(), peak, [h](int height) { return height < h; });
        const auto behind = partition_point(
            peak, heights.end(), [h](int height) { return height >= h; });
        cout << behind - first << ' ';
    }
    cout << '\n';
}
