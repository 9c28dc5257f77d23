"use client"

/** Replaces even the root layout, so it brings its own styles and depends on nothing else. */
export default function GlobalError() {
	return (
		<html lang="en">
			<body style={{ margin: 0, fontFamily: "system-ui, sans-serif", colorScheme: "light dark" }}>
				<main style={{ maxWidth: "28rem", margin: "20vh auto 0", padding: "0 1.5rem", lineHeight: 1.5 }}>
					<h1 style={{ fontSize: "1.75rem", fontWeight: 500 }}>Something went wrong</h1>
					<p>This page could not be shown. Nothing that you sent before is lost.</p>
					<p>
						<a href={THIS_PAGE}>Retry</a>
					</p>
				</main>
			</body>
		</html>
	)
}

const THIS_PAGE = ""
