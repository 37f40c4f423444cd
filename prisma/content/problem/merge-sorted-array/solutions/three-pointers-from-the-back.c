void merge(int* nums1, int nums1Size, int m, int* nums2, int nums2Size, int n) {
    (void)nums1Size;
    (void)nums2Size;
    int i = m - 1;
    int j = n - 1;
    for (int place = m + n - 1; j >= 0; --place) {
        if (i >= 0 && nums1[i] > nums2[j]) {
            nums1[place] = nums1[i--];
        } else {
            nums1[place] = nums2[j--];
        }
    }
}
