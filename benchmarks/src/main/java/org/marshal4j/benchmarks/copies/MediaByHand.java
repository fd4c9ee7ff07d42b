package org.marshal4j.benchmarks.copies;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.workload.media.Image;
import org.marshal4j.benchmarks.workload.media.Media;
import org.marshal4j.benchmarks.workload.media.MediaContent;

/** Copies of the message of jvm-serializers: objects with many texts, and a list of texts. */
final class MediaByHand implements ByHand<MediaContent> {
    @Override
    public MediaContent copy(MediaContent from) {
        MediaContent to = new MediaContent();
        to.media = new Media();
        copyValues(from.media, to.media);
        to.media.persons = new ArrayList<>(from.media.persons);
        to.images = new ArrayList<>(from.images.size());
        for (Image image : from.images) {
            to.images.add(copy(image));
        }
        return to;
    }

    @Override
    public void copyInto(MediaContent from, MediaContent to) {
        copyValues(from.media, to.media);
        to.media.persons.clear();
        to.media.persons.addAll(from.media.persons);
        copyInto(from.images, to.images);
    }

    private static void copyValues(Media from, Media to) {
        to.uri = from.uri;
        to.title = from.title;
        to.width = from.width;
        to.height = from.height;
        to.format = from.format;
        to.duration = from.duration;
        to.size = from.size;
        to.bitrate = from.bitrate;
        to.hasBitrate = from.hasBitrate;
        to.player = from.player;
        to.copyright = from.copyright;
    }

    private static void copyInto(List<Image> from, List<Image> to) {
        for (int i = 0; i < from.size(); i++) {
            if (i < to.size()) {
                copyInto(from.get(i), to.get(i));
            } else {
                to.add(copy(from.get(i)));
            }
        }
        while (to.size() > from.size()) {
            to.remove(to.size() - 1);
        }
    }

    private static Image copy(Image from) {
        Image to = new Image();
        copyInto(from, to);
        return to;
    }

    private static void copyInto(Image from, Image to) {
        to.uri = from.uri;
        to.title = from.title;
        to.width = from.width;
        to.height = from.height;
        to.size = from.size;
    }
}
