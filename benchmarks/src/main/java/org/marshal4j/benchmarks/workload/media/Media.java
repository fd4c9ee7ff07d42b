package org.marshal4j.benchmarks.workload.media;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A media item. */
@Marshal
public class Media implements MediaMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    /** The player of a media item. */
    public enum Player {
        JAVA,
        FLASH
    }

    @Required
    public String uri;

    public String title;
    public int width;
    public int height;

    @Required
    public String format;

    public long duration;
    public long size;
    public int bitrate;
    public boolean hasBitrate;

    @Required
    public List<String> persons = new ArrayList<>();

    @Required
    public Player player;

    public String copyright;
}
