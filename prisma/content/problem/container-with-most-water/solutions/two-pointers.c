int maxArea(int* height, int heightSize) {
    int left = 0, right = heightSize - 1, best = 0;
    while (left < right) {
        int level = height[left] < height[right] ? height[left] : height[right];
        int area = level * (right - left);
        if (area > best) best = area;
        if (height[left] < height[right]) {
            left++;
        } else {
            right--;
        }
    }
    return best;
}
