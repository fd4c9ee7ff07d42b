package org.marshal4j.benchmarks.former.was;

import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.benchmarks.workload.media.Image.Size;

/** The same as today. */
@Marshal
public class Image {
    @Required
    public String uri;

    public String title;
    public int width;
    public int height;

    @Required
    public Size size;
}
