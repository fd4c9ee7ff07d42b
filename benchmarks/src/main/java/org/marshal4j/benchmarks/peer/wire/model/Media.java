package org.marshal4j.benchmarks.peer.wire.model;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.benchmarks.workload.media.Media.Player;

/** A media item, for Chronicle Wire. */
public class Media extends SelfDescribingMarshallable {
    public String uri;
    public String title;
    public int width;
    public int height;
    public String format;
    public long duration;
    public long size;
    public int bitrate;
    public boolean hasBitrate;
    public List<String> persons = new ArrayList<>();
    public Player player;
    public String copyright;
}
