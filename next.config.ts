import type { NextConfig } from "next"

const config: NextConfig = {
	poweredByHeader: false,
	reactStrictMode: true,
	images: { unoptimized: true },
	// lib/start compresses scripts and styles once, at the build, and answers as they leave.
	compress: false,
	// Each route loads with its first request. Loading all of them takes a third of the start, and 40 MB that most
	// installations never need.
	experimental: { preloadEntriesOnStart: false },
	serverExternalPackages: [
		"@node-rs/argon2",
		"sharp",
		"pg",
		"pino",
		"prom-client",
		"nodemailer",
		"rate-limiter-flexible",
		"@tus/server",
	],
	typescript: { ignoreBuildErrors: true },
}

export default config
