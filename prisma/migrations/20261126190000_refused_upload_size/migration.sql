-- What a proxy in front of the product refused of an upload, as the page that sent it in smaller parts reported.
ALTER TABLE platform_config ADD COLUMN refused_upload_bytes integer, ADD COLUMN refused_upload_at timestamptz(3);
