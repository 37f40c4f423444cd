// Runtime Error: reads the first values without checking for an empty list
function mergeTwoLists(list1, list2) {
  if (list1.val > list2.val) return mergeTwoLists(list2, list1);
  if (!list1.next) {
    list1.next = list2;
  } else {
    list1.next = mergeTwoLists(list1.next, list2);
  }
  return list1;
}
