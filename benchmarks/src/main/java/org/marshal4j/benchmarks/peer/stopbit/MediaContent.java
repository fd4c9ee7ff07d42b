package org.marshal4j.benchmarks.peer.stopbit;

import java.util.ArrayList;
import java.util.List;
import org.marshal4j.Marshal;
import org.marshal4j.Required;
import org.marshal4j.StopBit;

/** A media item and its images, with numbers in as few bytes as they need. */
@Marshal
@StopBit
@Required
public class MediaContent implements MediaContentMarshallable {
    public Media media;
    public List<Image> images = new ArrayList<>();
}
