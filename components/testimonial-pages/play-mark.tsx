import { Glyph } from "@/components/ui/glyph"

/** On a picture that leads to a video, in the corner where it covers no face. Its place needs `relative`. */
export const PlayMark = () => (
	<span className="absolute bottom-2 start-2 grid size-10 place-content-center rounded-full bg-stage/85 text-on-stage *:fill-current forced-colors:border">
		<Glyph name="play" />
	</span>
)
