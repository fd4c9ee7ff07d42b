package org.marshal4j.benchmarks.peer.wire.model;

import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import org.marshal4j.benchmarks.workload.media.Image.Size;

/** An image that belongs to a media item, for Chronicle Wire. */
public class Image extends SelfDescribingMarshallable {
    public String uri;
    public String title;
    public int width;
    public int height;
    public Size size;
}
