import { defineConfig } from "prisma/config"

// Only `prisma generate` reads this. lib/start/migrate.mjs applies migrations, because it needs no engine download.
export default defineConfig({
	schema: "prisma/schema.prisma",
	migrations: { path: "prisma/migrations" },
})
