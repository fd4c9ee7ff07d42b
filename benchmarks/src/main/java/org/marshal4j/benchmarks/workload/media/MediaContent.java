package org.marshal4j.benchmarks.workload.media;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

/**
 * The message of <a href="https://github.com/eishay/jvm-serializers">jvm-serializers</a>: a media item and its images.
 */
@Marshal
@Required
public class MediaContent implements MediaContentMarshallable, Serializable {
    private static final long serialVersionUID = 1L;

    public Media media;
    public List<Image> images = new ArrayList<>();
}
