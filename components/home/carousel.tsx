import type { CSSProperties } from "react"
import type { CarouselImage } from "@/lib/client/contract"
import styles from "./carousel.module.css"

/** As specified: three times, so that the loop has no end on any screen. */
const COPIES = ["first", "second", "third"] as const

/**
 * A band of pictures; one round takes `roundSeconds`. It rests under the pointer, while something in it has the focus,
 * when paused, and for people who asked for less motion, who can scroll it instead. No script.
 */
export function Carousel({ images, roundSeconds }: { images: CarouselImage[]; roundSeconds: number }) {
	return (
		<div className={styles.carousel} style={{ "--round": `${roundSeconds}s` } as CSSProperties}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: focus is what lets the keyboard stop and scroll it. */}
			<section className={styles.window} tabIndex={0} aria-label="Moving pictures, stopped while focused">
				<div className={styles.band}>
					{COPIES.map((copy) => (
						<ul key={copy} className={styles.images} aria-hidden={copy === "first" ? undefined : true}>
							{images.map((image) => (
								<li key={image.id}>
									<figure className={styles.figure}>
										<img src={image.image_url} alt={image.caption} className={styles.image} />
										<figcaption aria-hidden="true">{image.caption}</figcaption>
									</figure>
								</li>
							))}
						</ul>
					))}
				</div>
			</section>
			<label className={styles.pause}>
				<input type="checkbox" className={styles.pauseBox} />
				Pause
			</label>
		</div>
	)
}
