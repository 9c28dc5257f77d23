import type { NextConfig } from "next"

const config: NextConfig = {
	poweredByHeader: false,
	reactStrictMode: true,
	images: { unoptimized: true },
	// Compression of pages belongs to the proxy in front, and would only cost the streaming routes.
	compress: false,
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
