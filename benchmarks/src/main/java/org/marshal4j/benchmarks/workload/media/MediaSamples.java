package org.marshal4j.benchmarks.workload.media;

import java.util.List;

/**
 * The inputs of jvm-serializers, {@code tpc/data/media.1.json} to {@code media.4.json}: the standard one, one with
 * characters beyond ASCII, one with long texts and one with short texts.
 */
public final class MediaSamples {
    private static final String TAIL =
            "lkajldfjlskajdflkjslfjdslfjldjfljsdfljsdlfjsljfldjfldjals;djfasldjf;alskdjf;aslkdjf;"
                    + "asdjf;laskdjflsjdalfjd;alksjdfl;jsa;lfdja;slkdjf;alsjfd;lajsfl;dj";

    private MediaSamples() {}

    /** Returns the standard input. */
    public static MediaContent standard() {
        return content(
                media(
                        "http://javaone.com/keynote.mpg",
                        "Javaone Keynote",
                        "video/mpg4",
                        List.of("Bill Gates", "Steve Jobs")),
                image("http://javaone.com/keynote_large.jpg", "Javaone Keynote", 1024, 768, Image.Size.LARGE),
                image("http://javaone.com/keynote_small.jpg", "Javaone Keynote", 320, 240, Image.Size.SMALL));
    }

    /** Returns the input with characters of three and four bytes, and with nulls. */
    public static MediaContent unicode() {
        Media media = media(
                "http://javaone.com/keynote.ogg\u1234",
                null,
                "video/theora\u1234",
                List.of("Bill Gates, Jr.\u1234", "Steven Jobs\u1234"));
        media.width++;
        media.height++;
        media.duration++;
        media.size++;
        media.bitrate = 0;
        media.hasBitrate = false;
        media.player = Media.Player.FLASH;
        media.copyright = "2009, Scooby Doo\uD834\uDD1E";
        return content(
                media,
                image(
                        "http://javaone.com/keynote_huge.jpg\u1234",
                        "Javaone Keynote\u1234",
                        32_000,
                        24_000,
                        Image.Size.LARGE),
                image("http://javaone.com/keynote_large.jpg\u1234", null, 1024, 768, Image.Size.LARGE),
                image("http://javaone.com/keynote_small.jpg\u1234", null, 320, 240, Image.Size.SMALL));
    }

    /** Returns the input with texts of 160 characters and more. */
    public static MediaContent longTexts() {
        MediaContent content = standard();
        Media media = content.media;
        media.uri += TAIL;
        media.title += TAIL;
        media.format += TAIL;
        media.persons.replaceAll(person -> person + TAIL);
        for (Image image : content.images) {
            image.uri += TAIL;
            image.title += TAIL;
        }
        return content;
    }

    /** Returns the input with texts of one character. */
    public static MediaContent shortTexts() {
        return content(
                media("g", "J", "v", List.of("B", "S")),
                image("h", "J", 1024, 768, Image.Size.LARGE),
                image("h", "J", 320, 240, Image.Size.SMALL));
    }

    private static MediaContent content(Media media, Image... images) {
        MediaContent content = new MediaContent();
        content.media = media;
        content.images.addAll(List.of(images));
        return content;
    }

    private static Media media(String uri, String title, String format, List<String> persons) {
        Media media = new Media();
        media.uri = uri;
        media.title = title;
        media.width = 640;
        media.height = 480;
        media.format = format;
        media.duration = 18_000_000;
        media.size = 58_982_400;
        media.bitrate = 262_144;
        media.hasBitrate = true;
        media.persons.addAll(persons);
        media.player = Media.Player.JAVA;
        return media;
    }

    private static Image image(String uri, String title, int width, int height, Image.Size size) {
        Image image = new Image();
        image.uri = uri;
        image.title = title;
        image.width = width;
        image.height = height;
        image.size = size;
        return image;
    }
}
