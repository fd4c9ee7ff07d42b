package org.marshal4j.benchmarks.peer.wire.model;

import java.util.ArrayList;
import java.util.List;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;

/** A media item and its images, for Chronicle Wire. */
public class MediaContent extends SelfDescribingMarshallable {
    public Media media;
    public List<Image> images = new ArrayList<>();
}
