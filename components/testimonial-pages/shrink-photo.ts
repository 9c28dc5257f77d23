/** The server keeps 800 pixels. Twice that leaves it something to choose from. */
const LONGEST_SIDE = 1600
const SMALL_ENOUGH = 1_000_000
const QUALITY = 0.85

/** A phone's photo as a JPEG that a slow line sends in a second. An unreadable file stays as it is, for the checks. */
export async function shrinkPhoto(file: File): Promise<File> {
	if (file.size <= SMALL_ENOUGH || !file.type.startsWith("image/")) return file
	try {
		const picture = await createImageBitmap(file)
		const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
		const canvas = document.createElement("canvas")
		canvas.width = Math.round(picture.width * scale)
		canvas.height = Math.round(picture.height * scale)
		canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)
		picture.close()
		const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY))
		return blob ? new File([blob], "photo.jpg", { type: "image/jpeg" }) : file
	} catch {
		return file
	}
}
