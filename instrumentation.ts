/** Runs once in each server process, before the first request. */
export async function register(): Promise<void> {
	// Compiled for the edge runtime too, where none of the imports exist; only this literal comparison leaves them out.
	// biome-ignore lint/plugin: set by the framework at build time, not a setting
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { startServices } = await import("@/lib/services/start-services")
		const { announcePublicPages } = await import("@/lib/http/public-pages")
		await startServices()
		announcePublicPages()
		const { GET } = await import("@/app/media/submissions/[id]/[kind]/route")
		const MEDIA = Symbol.for("testimonials.media")
		// For lib/start/media.mjs, which is plain JavaScript outside the build.
		;(globalThis as { [MEDIA]?: typeof GET })[MEDIA] = GET
	}
}
