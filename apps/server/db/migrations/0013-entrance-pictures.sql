-- The picture behind the pages through which people come in, {picture, rightToLeft?}.
ALTER TABLE realm ADD COLUMN entrance jsonb;
