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
    for (const int h : readNumbers()) {
        const auto isHighEnough = [h](int height) { return height >= h; };
        cout << count_if(heights.begin(), heights.end(), isHighEnough) << ' ';
    }
    cout << '\n';
}
