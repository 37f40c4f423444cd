// Wrong Answer: divides before it multiplies, which rounds down
class Solution {
public:
    vector<vector<int>> generate(int numRows) {
        vector<vector<int>> triangle(numRows);
        for (int r = 0; r < numRows; r++) {
            int value = 1;
            for (int c = 0; c <= r; c++) {
                triangle[r].push_back(value);
                value = value / (c + 1) * (r - c);
            }
        }
        return triangle;
    }
};
