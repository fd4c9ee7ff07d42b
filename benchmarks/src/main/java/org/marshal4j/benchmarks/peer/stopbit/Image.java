package org.marshal4j.benchmarks.peer.stopbit;

import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;
import org.marshal4j.benchmarks.workload.media.Image.Size;

/** An image that belongs to a media item, with numbers in as few bytes as they need. */
@Marshal
@StopBit
public class Image implements ImageMarshallable {
    @Required
    public String uri;

    public String title;
    public int width;
    public int height;

    @Required
    public Size size;
}
