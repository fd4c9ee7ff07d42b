package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.media.Image;
import org.marshal4j.benchmarks.workload.media.Media;
import org.marshal4j.benchmarks.workload.media.MediaContent;

/** A media item and its images. */
final class MediaContentByHand implements ByHand<MediaContent> {
    static final MediaContentByHand INSTANCE = new MediaContentByHand();

    private MediaContentByHand() {}

    @Override
    public void write(MediaContent content, BytesOut<?> out) {
        MediaByHand.INSTANCE.write(content.media, out);
        Elements.write(content.images, ImageByHand.INSTANCE, out);
    }

    @Override
    public void read(MediaContent content, BytesIn<?> in) {
        if (content.media == null) {
            content.media = new Media();
        }
        MediaByHand.INSTANCE.read(content.media, in);
        Elements.read(content.images, ImageByHand.INSTANCE, Image::new, in);
    }
}
