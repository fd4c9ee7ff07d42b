package org.marshal4j.benchmarks.workload.media;

import java.io.Serializable;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/** A picture that belongs to a medium. */
@Marshal
public class Image implements ImageMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    /** How large it is. */
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
