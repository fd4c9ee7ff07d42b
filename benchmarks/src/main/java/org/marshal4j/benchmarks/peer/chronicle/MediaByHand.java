package org.marshal4j.benchmarks.peer.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.workload.media.Media;

/** A media item. */
final class MediaByHand implements ByHand<Media> {
    static final MediaByHand INSTANCE = new MediaByHand();

    private static final Media.Player[] PLAYERS = Media.Player.values();

    private MediaByHand() {}

    @Override
    public void write(Media media, BytesOut<?> out) {
        out.writeUtf8(media.uri);
        out.writeUtf8(media.title);
        out.writeInt(media.width);
        out.writeInt(media.height);
        out.writeUtf8(media.format);
        out.writeLong(media.duration);
        out.writeLong(media.size);
        out.writeInt(media.bitrate);
        out.writeBoolean(media.hasBitrate);
        out.writeStopBit(media.persons.size());
        for (int i = 0; i < media.persons.size(); i++) {
            out.writeUtf8(media.persons.get(i));
        }
        out.writeByte((byte) media.player.ordinal());
        out.writeUtf8(media.copyright);
    }

    @Override
    public void read(Media media, BytesIn<?> in) {
        media.uri = in.readUtf8();
        media.title = in.readUtf8();
        media.width = in.readInt();
        media.height = in.readInt();
        media.format = in.readUtf8();
        media.duration = in.readLong();
        media.size = in.readLong();
        media.bitrate = in.readInt();
        media.hasBitrate = in.readBoolean();
        int size = (int) in.readStopBit();
        media.persons.clear();
        for (int i = 0; i < size; i++) {
            media.persons.add(in.readUtf8());
        }
        media.player = PLAYERS[in.readByte()];
        media.copyright = in.readUtf8();
    }
}
