import path from "node:path"
import { defineConfig } from "vitest/config"

const alias = { "@": path.resolve(import.meta.dirname) }

export default defineConfig({
	resolve: { alias },
	test: {
		projects: [
			{
				extends: true,
				test: {
					name: "unit",
					include: ["lib/**/*.test.{ts,tsx}", "components/**/*.test.{ts,tsx}", "tests/quality/**/*.test.ts"],
				},
			},
		],
	},
})
