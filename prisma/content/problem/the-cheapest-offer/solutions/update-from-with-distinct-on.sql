UPDATE product
SET price = best.price, supplier = best.supplier
FROM (
  SELECT DISTINCT ON (product_id) product_id, price, supplier
  FROM offer
  WHERE price IS NOT NULL
  ORDER BY product_id, price, supplier
) AS best
WHERE best.product_id = product.id
  AND (product.price IS NULL OR best.price < product.price);

SELECT id, name, price, supplier FROM product;
