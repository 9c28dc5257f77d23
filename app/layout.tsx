import type { Metadata, Viewport } from "next"
import { connection } from "next/server"
import type { ReactNode } from "react"
import { fontVariables } from "./fonts"
import "./globals.css"
import "./forced-colors.css"

export const metadata: Metadata = {
	title: { default: "Video Testimonials Platform", template: "%s · Video Testimonials" },
	description: "Collect video testimonials from your customers.",
	formatDetection: { telephone: false, address: false, email: false, date: false },
}

export const viewport: Viewport = {
	width: "device-width",
	initialScale: 1,
	viewportFit: "cover",
	colorScheme: "light dark",
	themeColor: [
		{ media: "(prefers-color-scheme: light)", color: "#faf8f4" },
		{ media: "(prefers-color-scheme: dark)", color: "#151310" },
	],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
	// A prerendered page would carry no nonce, and the CSP of proxy.ts would block its scripts.
	await connection()
	const language = globalThis.visitorLanguage
	const asked = globalThis.languageOffer?.asked
	return (
		<html
			lang={language?.code ?? "en"}
			dir={language?.dir}
			className={fontVariables}
			{...(asked && { "data-asked": asked })}
		>
			<body>{children}</body>
		</html>
	)
}
