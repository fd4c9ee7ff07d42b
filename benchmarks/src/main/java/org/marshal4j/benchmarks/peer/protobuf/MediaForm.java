package org.marshal4j.benchmarks.peer.protobuf;

import com.google.protobuf.Parser;
import org.marshal4j.benchmarks.peer.protobuf.schema.MediaProto;
import org.marshal4j.benchmarks.workload.media.Media;

/** A media item. */
final class MediaForm implements Form<Media, MediaProto.Media> {
    static final MediaForm INSTANCE = new MediaForm();

    private static final Media.Player[] PLAYERS = Media.Player.values();

    private MediaForm() {}

    @Override
    public MediaProto.Media message(Media media) {
        MediaProto.Media.Builder builder = MediaProto.Media.newBuilder();
        builder.setUri(media.uri);
        if (media.title != null) {
            builder.setTitle(media.title);
        }
        builder.setWidth(media.width);
        builder.setHeight(media.height);
        builder.setFormat(media.format);
        builder.setDuration(media.duration);
        builder.setSize(media.size);
        builder.setBitrate(media.bitrate);
        builder.setHasBitrate(media.hasBitrate);
        builder.addAllPersons(media.persons);
        builder.setPlayer(MediaProto.Player.forNumber(media.player.ordinal()));
        if (media.copyright != null) {
            builder.setCopyright(media.copyright);
        }
        return builder.build();
    }

    @Override
    public void read(MediaProto.Media message, Media media) {
        media.uri = message.getUri();
        media.title = message.hasTitle() ? message.getTitle() : null;
        media.width = message.getWidth();
        media.height = message.getHeight();
        media.format = message.getFormat();
        media.duration = message.getDuration();
        media.size = message.getSize();
        media.bitrate = message.getBitrate();
        media.hasBitrate = message.getHasBitrate();
        media.persons.clear();
        media.persons.addAll(message.getPersonsList());
        media.player = PLAYERS[message.getPlayer().getNumber()];
        media.copyright = message.hasCopyright() ? message.getCopyright() : null;
    }

    @Override
    public Media empty() {
        return new Media();
    }

    @Override
    public Parser<MediaProto.Media> parser() {
        return MediaProto.Media.parser();
    }
}
