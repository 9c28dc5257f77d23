import { type DescribedVideo, videoObject } from "./video-object"

/** JSON that is safe within a script element: without "<", no text can end the element or open a comment. */
export function jsonForScript(value: unknown): string {
	return JSON.stringify(value).replaceAll("<", "\\u003c")
}

/** Tells search engines what the videos of a page are. Browsers neither show nor run it, so it needs no nonce. */
export function StructuredData({ videos, appUrl }: { videos: readonly DescribedVideo[]; appUrl: string }) {
	const data = { "@context": "https://schema.org", "@graph": videos.map((video) => videoObject(video, appUrl)) }
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a script element is not escaped otherwise.
			dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
		/>
	)
}
