SELECT
  id,
  a,
  b,
  c,
  CASE WHEN 2 * greatest(a, b, c) < a + b + c THEN 'yes' ELSE 'no' END AS fits
FROM rod_set;
