package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.protobuf.schema.MediaProto;
import org.marshal4j.benchmarks.workload.media.Image;

/** An image that belongs to a media item. */
final class ImageForm implements Form<Image, MediaProto.Image> {
    static final ImageForm INSTANCE = new ImageForm();

    private static final Image.Size[] SIZES = Image.Size.values();

    private ImageForm() {}

    @Override
    public MediaProto.Image message(Image image) {
        MediaProto.Image.Builder builder = MediaProto.Image.newBuilder();
        builder.setUri(image.uri);
        if (image.title != null) {
            builder.setTitle(image.title);
        }
        builder.setWidth(image.width);
        builder.setHeight(image.height);
        builder.setSize(MediaProto.Size.forNumber(image.size.ordinal()));
        return builder.build();
    }

    @Override
    public void read(MediaProto.Image message, Image image) {
        image.uri = message.getUri();
        image.title = message.hasTitle() ? message.getTitle() : null;
        image.width = message.getWidth();
        image.height = message.getHeight();
        image.size = SIZES[message.getSize().getNumber()];
    }

    @Override
    public Image empty() {
        return new Image();
    }

    @Override
    public Parser<MediaProto.Image> parser() {
        return MediaProto.Image.parser();
    }
}
