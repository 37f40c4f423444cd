-- Wrong Answer: accepts rods that lie flat on each other
SELECT
  id,
  a,
  b,
  c,
  CASE WHEN a <= b + c AND b <= a + c AND c <= a + b THEN 'yes' ELSE 'no' END AS fits
FROM rod_set;
