-- Wrong Answer: count(*) returns 1 for a size without parcels
SELECT size.name AS size, count(*) AS parcels
FROM (
  VALUES ('light', 1, 1999), ('medium', 2000, 10000), ('heavy', 10001, 50000)
) AS size (name, lowest, highest)
LEFT JOIN parcel ON parcel.grams BETWEEN size.lowest AND size.highest
GROUP BY size.name;
