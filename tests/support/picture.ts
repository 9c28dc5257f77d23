import sharp from "sharp"

/** A picture for a file input: one color and a few pixels. */
export async function picture(name: string, background = "#a33") {
	const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
		.jpeg()
		.toBuffer()
	return { name, mimeType: "image/jpeg", buffer }
}
