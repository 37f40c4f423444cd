UPDATE product
SET (price, supplier) = (
  SELECT offer.price, offer.supplier
  FROM offer
  WHERE offer.product_id = product.id AND offer.price IS NOT NULL
  ORDER BY offer.price, offer.supplier
  LIMIT 1
)
WHERE EXISTS (
  SELECT 1
  FROM offer
  WHERE offer.product_id = product.id
    AND (offer.price < product.price OR (product.price IS NULL AND offer.price > 0))
);

SELECT id, name, price, supplier FROM product;
