// Runs a TypeScript file in a process of its own, for tests that kill the process: node run-ts.mjs <file> [argument ...]
// The transformer is the test runner's own, so that nothing else has to be installed.
import path from "node:path"
import { createServer } from "vite"

const root = path.resolve(import.meta.dirname, "../..")
const server = await createServer({
	root,
	configFile: false,
	logLevel: "error",
	resolve: { alias: { "@": root } },
	server: { middlewareMode: true, hmr: false, watch: null, ws: false },
	optimizeDeps: { noDiscovery: true },
	appType: "custom",
})
await server.ssrLoadModule(path.resolve(process.argv[2]))
