"use client"

import * as layoutWords from "@/components/layout/layout-words"
import * as uiWords from "@/components/ui/ui-words"

const LINK = { display: "inline-block", padding: "0.75rem 1.5rem 0.75rem 0", color: "inherit" }

/** Replaces even the root layout, so it brings its own styles and depends on nothing but its words. */
export default function GlobalError() {
	return (
		<html lang="en">
			<body style={{ margin: 0, fontFamily: "system-ui, sans-serif", colorScheme: "light dark" }}>
				<main style={{ maxWidth: "28rem", margin: "20vh auto 0", padding: "0 1.5rem", lineHeight: 1.5 }}>
					<h1 style={{ fontSize: "1.75rem", fontWeight: 500 }}>{layoutWords.pageCrashed}</h1>
					<p>{layoutWords.pageCrashedWhy}</p>
					<p>
						<a href={THIS_PAGE} style={LINK}>
							{uiWords.retry}
						</a>
						<a href="/" style={LINK}>
							{layoutWords.toHomepage}
						</a>
					</p>
				</main>
			</body>
		</html>
	)
}

const THIS_PAGE = ""
