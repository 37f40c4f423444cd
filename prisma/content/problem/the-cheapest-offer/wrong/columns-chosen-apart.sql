-- Wrong Answer: the lowest price and the first supplier may come from two different offers
UPDATE product
SET price = best.price, supplier = best.supplier
FROM (
  SELECT product_id, min(price) AS price, min(supplier) AS supplier
  FROM offer
  WHERE price IS NOT NULL
  GROUP BY product_id
) AS best
WHERE best.product_id = product.id
  AND (product.price IS NULL OR best.price < product.price);

SELECT id, name, price, supplier FROM product;
