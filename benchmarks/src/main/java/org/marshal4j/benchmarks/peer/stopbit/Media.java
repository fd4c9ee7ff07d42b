package org.marshal4j.benchmarks.peer.stopbit;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;
import org.marshal4j.benchmarks.workload.media.Media.Player;

/** A media item, with numbers in as few bytes as they need. */
@Marshal
@StopBit
public class Media implements MediaMarshallable {
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
