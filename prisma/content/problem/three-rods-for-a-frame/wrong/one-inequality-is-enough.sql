-- Wrong Answer: one of the inequalities always holds
SELECT
  id,
  a,
  b,
  c,
  CASE WHEN a < b + c OR b < a + c OR c < a + b THEN 'yes' ELSE 'no' END AS fits
FROM rod_set;
