package org.marshal4j.benchmarks.workload.media;

import java.io.Serializable;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** An image that belongs to a media item. */
@Marshal
public class Image implements ImageMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    /** The size of the image. */
    public enum Size {
        SMALL,
        LARGE
    }

    @Required
    public String uri;

    public String title;
    public int width;
    public int height;

    @Required
    public Size size;
}
