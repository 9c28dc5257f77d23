import type { NextConfig } from "next"

const config: NextConfig = {
	poweredByHeader: false,
	reactStrictMode: true,
	images: { unoptimized: true },
	// Scripts and styles are compressed by the build (lib/start). Of what is made for one visitor the framework would hold
	// back streams; compressing pages belongs to the proxy in front.
	compress: false,
	// Each route is loaded when it is first asked for: all of them at once take a third of the start and 40 MB that most
	// installations never need.
	experimental: { preloadEntriesOnStart: false },
	serverExternalPackages: [
		"@node-rs/argon2",
		"sharp",
		"pg",
		"pino",
		"nodemailer",
		"rate-limiter-flexible",
		"@tus/server",
	],
	typescript: { ignoreBuildErrors: true },
}

export default config
