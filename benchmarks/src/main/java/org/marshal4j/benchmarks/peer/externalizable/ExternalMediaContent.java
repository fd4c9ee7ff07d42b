package org.marshal4j.benchmarks.peer.externalizable;

import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.workload.media.Image;
import org.marshal4j.benchmarks.workload.media.Media;
import org.marshal4j.benchmarks.workload.media.MediaContent;

/** The media content of jvm-serializers. */
public final class ExternalMediaContent implements External {
    private static final long serialVersionUID = 1L;
    private static final Image.Size[] SIZES = Image.Size.values();
    private static final Media.Player[] PLAYERS = Media.Player.values();

    private final transient MediaContent message;

    /** To be read into. */
    public ExternalMediaContent() {
        this(new MediaContent());
    }

    ExternalMediaContent(MediaContent message) {
        this.message = message;
    }

    @Override
    public MediaContent message() {
        return message;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        writeMedia(out, message.media);
        out.writeInt(message.images.size());
        for (Image image : message.images) {
            out.writeUTF(image.uri);
            Values.writeText(out, image.title);
            out.writeInt(image.width);
            out.writeInt(image.height);
            Values.writeEnum(out, image.size);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        message.media = readMedia(in);
        int count = in.readInt();
        List<Image> images = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            Image image = new Image();
            image.uri = in.readUTF();
            image.title = Values.readText(in);
            image.width = in.readInt();
            image.height = in.readInt();
            image.size = Values.readEnum(in, SIZES);
            images.add(image);
        }
        message.images = images;
    }

    private static void writeMedia(ObjectOutput out, Media media) throws IOException {
        out.writeUTF(media.uri);
        Values.writeText(out, media.title);
        out.writeInt(media.width);
        out.writeInt(media.height);
        out.writeUTF(media.format);
        out.writeLong(media.duration);
        out.writeLong(media.size);
        out.writeInt(media.bitrate);
        out.writeBoolean(media.hasBitrate);
        out.writeInt(media.persons.size());
        for (String person : media.persons) {
            out.writeUTF(person);
        }
        Values.writeEnum(out, media.player);
        Values.writeText(out, media.copyright);
    }

    private static Media readMedia(ObjectInput in) throws IOException {
        Media media = new Media();
        media.uri = in.readUTF();
        media.title = Values.readText(in);
        media.width = in.readInt();
        media.height = in.readInt();
        media.format = in.readUTF();
        media.duration = in.readLong();
        media.size = in.readLong();
        media.bitrate = in.readInt();
        media.hasBitrate = in.readBoolean();
        int count = in.readInt();
        List<String> persons = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            persons.add(in.readUTF());
        }
        media.persons = persons;
        media.player = Values.readEnum(in, PLAYERS);
        media.copyright = Values.readText(in);
        return media;
    }
}
