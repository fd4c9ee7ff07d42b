package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.Lists;
import org.marshal4j.benchmarks.peer.protobuf.schema.MediaProto;
import org.marshal4j.benchmarks.workload.media.Image;
import org.marshal4j.benchmarks.workload.media.Media;
import org.marshal4j.benchmarks.workload.media.MediaContent;

/** A media item and its images. */
final class MediaContentForm implements Form<MediaContent, MediaProto.MediaContent> {
    static final MediaContentForm INSTANCE = new MediaContentForm();

    private MediaContentForm() {}

    @Override
    public MediaProto.MediaContent message(MediaContent content) {
        MediaProto.MediaContent.Builder builder = MediaProto.MediaContent.newBuilder();
        builder.setMedia(MediaForm.INSTANCE.message(content.media));
        for (int i = 0; i < content.images.size(); i++) {
            builder.addImages(ImageForm.INSTANCE.message(content.images.get(i)));
        }
        return builder.build();
    }

    @Override
    public void read(MediaProto.MediaContent message, MediaContent content) {
        if (content.media == null) {
            content.media = new Media();
        }
        MediaForm.INSTANCE.read(message.getMedia(), content.media);
        Lists.resize(content.images, message.getImagesCount(), Image::new);
        for (int i = 0; i < content.images.size(); i++) {
            ImageForm.INSTANCE.read(message.getImages(i), content.images.get(i));
        }
    }

    @Override
    public MediaContent empty() {
        return new MediaContent();
    }

    @Override
    public Parser<MediaProto.MediaContent> parser() {
        return MediaProto.MediaContent.parser();
    }
}
