package org.marshal4j.benchmarks.former.was;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.benchmarks.workload.media.Media.Player;

/** Without {@code hasBitrate}; {@code width} and {@code height} have changed places. */
@Marshal
public class Media {
    @Required
    public String uri;

    public String title;
    public int height;
    public int width;

    @Required
    public String format;

    public int duration; // long today
    public long size;
    public int bitrate;
    public int rating = 4; // removed

    @Required
    public List<String> persons = new ArrayList<>();

    @Required
    public Player player;

    public String copyright;
}
