const intersection = (nums1, nums2) => _.intersection(nums1, nums2);
