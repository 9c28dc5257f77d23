import { defineConfig } from "prisma/config"

// Only `prisma generate` runs here: migrations are applied by lib/start/migrate.mjs, which needs no engine download.
export default defineConfig({
	schema: "prisma/schema.prisma",
	migrations: { path: "prisma/migrations" },
})
