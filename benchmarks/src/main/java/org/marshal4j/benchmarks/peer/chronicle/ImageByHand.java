package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.media.Image;

/** An image that belongs to a media item. */
final class ImageByHand implements ByHand<Image> {
    static final ImageByHand INSTANCE = new ImageByHand();

    private static final Image.Size[] SIZES = Image.Size.values();

    private ImageByHand() {}

    @Override
    public void write(Image image, BytesOut<?> out) {
        out.writeUtf8(image.uri);
        out.writeUtf8(image.title);
        out.writeInt(image.width);
        out.writeInt(image.height);
        out.writeByte((byte) image.size.ordinal());
    }

    @Override
    public void read(Image image, BytesIn<?> in) {
        image.uri = in.readUtf8();
        image.title = in.readUtf8();
        image.width = in.readInt();
        image.height = in.readInt();
        image.size = SIZES[in.readByte()];
    }
}
