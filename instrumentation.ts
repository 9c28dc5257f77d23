/** Runs once in each server process, before the first request. */
export async function register(): Promise<void> {
	// Next also compiles this file for the edge runtime, where none of the imports exist. Only this literal comparison
	// removes them there.
	// biome-ignore lint/plugin: set by the framework at build time, not a setting
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { startServices } = await import("@/lib/services/start-services")
		const { announcePublicPages } = await import("@/lib/http/public-pages")
		await startServices()
		announcePublicPages()
		const { GET } = await import("@/app/media/submissions/[id]/[kind]/route")
		// For lib/start/media.mjs, which is plain JavaScript outside the build.
		;(globalThis as unknown as Record<symbol, unknown>)[Symbol.for("testimonials.media")] = GET
	}
}
